import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { type EnquiryPart, enquiryAddress, enquiryParts, enquiryPlace, listOf } from './desk-addresses.ts';
import { LeadList } from './lead-list.tsx';
import { MessageList } from './message-list.tsx';

const words: Record<EnquiryPart, { readonly label: string; readonly note: string }> = {
  messages: { label: 'Messages', note: 'Messages from the contact form, oldest first.' },
  leads: { label: 'Leads', note: 'Businesses and reps who left their details, oldest first.' },
  'done-messages': { label: 'Closed messages', note: 'Messages your team has closed, latest first.' },
  'done-leads': { label: 'Closed leads', note: 'Leads your team has closed, latest first.' },
};

/** Enquiries from signed-out visitors. */
export default function EnquiryDesk() {
  const { part, id } = enquiryPlace(useSearchParams()[0]);
  const List = part.endsWith('messages') ? MessageList : LeadList;
  return (
    <>
      <PageHeader title="Enquiries" description={words[part].note} />
      <TabLinks
        label="Lists of enquiries"
        className="mb-4"
        tabs={enquiryParts.map((one) => ({
          to: enquiryAddress(one),
          label: words[one].label,
          active: one === part && id === undefined,
        }))}
      />
      <List key={part} list={listOf(part)} id={id} />
    </>
  );
}
