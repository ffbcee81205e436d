import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CertificateSearch } from './certificate-search.tsx';
import { certificateSearchAddress, salesAddress } from './desk-addresses.ts';
import { SalesList } from './sales-list.tsx';

const notes = {
  courses: 'What reps can learn: what it brings in, and how many finish it.',
  certificates: 'Look a certificate up by the number on it.',
} as const;

/** The courses, or the certificates. */
export function CourseDesk() {
  const [address] = useSearchParams();
  const list = address.get('list') === 'certificates' ? 'certificates' : 'courses';
  return (
    <>
      <PageHeader title="Courses" description={notes[list]} />
      <TabLinks
        label="Courses and certificates"
        className="mb-4"
        tabs={[
          { to: salesAddress, label: 'Courses', active: list === 'courses' },
          { to: certificateSearchAddress, label: 'Certificates', active: list === 'certificates' },
        ]}
      />
      {list === 'courses' ? <SalesList /> : <CertificateSearch />}
    </>
  );
}
