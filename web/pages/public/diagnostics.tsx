import { useEffect, useState } from 'react';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackAndHome } from '#web/pages/public/back-and-home.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';

export const meta = () => pageMeta({ title: 'Diagnostics', hidden: true });

const allChecks = partOf(() => import('#web/features/diagnostics/all-checks.tsx'));

export default function Diagnostics() {
  /** Undefined: not known yet. */
  const [isAdmin, setIsAdmin] = useState<boolean>();
  useEffect(() => {
    void import('#web/features/diagnostics/find-admin.ts')
      .then(({ findAdmin }) => findAdmin())
      // Then the part below shows that it failed to load.
      .catch(() => false)
      .then(setIsAdmin);
  }, []);
  const waiting = <SkeletonText />;
  return (
    <>
      <PageHero
        above={<BackAndHome />}
        title="Diagnostics"
        lead="See what works on this device and what doesn’t. The checks start automatically and change nothing."
      />
      <div className="page py-12 md:py-16">
        {isAdmin === undefined ? (
          waiting
        ) : (
          <LazyPart part={allChecks} fallback={waiting}>
            {(AllChecks) => <AllChecks isAdmin={isAdmin} />}
          </LazyPart>
        )}
      </div>
    </>
  );
}
