import { useSearchParams } from 'react-router';
import { DraftsList } from '#web/admin/course-drafts/drafts-list.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CertificateSearch } from './certificate-search.tsx';
import { certificateSearchAddress, draftsAddress, salesAddress } from './desk-addresses.ts';
import { SalesList } from './sales-list.tsx';

const notes = {
  courses: 'Every course, with its revenue and completion.',
  drafts: 'Courses your team writes in this panel.',
  certificates: 'Find a certificate by its number.',
} as const;

const parts = { courses: SalesList, drafts: DraftsList, certificates: CertificateSearch } as const;

const needs = { courses: 'courses.read', drafts: 'courses.write', certificates: 'certificates.read' } as const;

type Part = keyof typeof parts;

const isPart = (list: string | null): list is Part => list !== null && Object.hasOwn(parts, list);

/** The courses, the drafts, or the certificates. */
export function CourseDesk() {
  const [address] = useSearchParams();
  const asked = address.get('list');
  const may = useAdminMay();
  const open = (part: Part) => may(needs[part]);
  const list = isPart(asked) && open(asked) ? asked : open('courses') ? 'courses' : 'certificates';
  const Content = parts[list];
  const tabs = [
    { part: 'courses' as const, to: salesAddress, label: 'Courses' },
    { part: 'drafts' as const, to: draftsAddress(), label: 'Drafts' },
    { part: 'certificates' as const, to: certificateSearchAddress, label: 'Certificates' },
  ].flatMap(({ part, ...tab }) => (open(part) ? { ...tab, active: part === list } : []));
  return (
    <>
      <PageHeader title="Courses" description={notes[list]} />
      {tabs.length > 1 ? <TabLinks label="Courses, drafts and certificates" className="mb-4" tabs={tabs} /> : null}
      <Content />
    </>
  );
}
