-- Whether a reviewer opened a document that they decide about.
create index admin_audit_documents_opened on admin_audit (target_id, admin_id) where act = 'vetting.view_document';
