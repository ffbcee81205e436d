-- An identity card has two sides, and a picture shows one.
alter table stored_files drop constraint stored_files_purpose_check;
alter table stored_files add constraint stored_files_purpose_check check (purpose in (
  'cv', 'profile-photo', 'profile-video', 'identity-document', 'identity-document-back',
  'company-logo', 'cipc-document', 'utility-bill', 'responsible-person-id', 'responsible-person-id-back'
));
alter table user_documents drop constraint user_documents_document_type_check;
alter table user_documents add constraint user_documents_document_type_check check (document_type in (
  'identity-document', 'identity-document-back', 'cv', 'profile-video', 'cipc-document', 'utility-bill',
  'responsible-person-id', 'responsible-person-id-back'
));
