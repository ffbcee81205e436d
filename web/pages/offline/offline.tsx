import { brand } from '#contract/brand.ts';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { phoneUrl, support } from '#web/lib/site-facts.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Cloth } from '#web/ui/cloth.tsx';
import { LastSeen } from './last-seen.tsx';

export const meta = () => pageMeta({ title: 'No connection', hidden: true });

/**
 * The router's own scripts are removed, so this one has no imports. It checks whether the server answers when the
 * browser reports a connection, and every ten seconds, since the server may have been down; then it loads the page
 * again. Never without the check: the browser may mean a network without internet, and a reload aborts other
 * navigation.
 */
const script = `(()=>{if(location.pathname==='/offline')return;
const ask=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status<500)location.reload()},()=>{});
addEventListener('online',ask);setInterval(ask,1e4)})()`;

/** Cached by the service worker and shown in place of any page. The build removes its other scripts: they may not be cached. */
export default function Offline() {
  return (
    <main id="main" className="relative isolate grid min-h-dvh content-center">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <Cloth className="text-brand opacity-[0.06]" />
      <div className="page grid max-w-xl justify-items-start gap-5 py-16">
        <BrandMark className="size-14 text-brand" />
        <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">You’re offline</h1>
        <p className="text-ink-soft text-lg leading-relaxed">
          We couldn’t reach {brand.name}. Check your data or Wi-Fi. The page will open automatically once you’re back
          online.
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, and works without scripts */}
        <a href="" className={buttonStyle({ variant: 'accent', size: 'large' })}>
          Try again
        </a>
        <p className="text-ink-soft">
          In a hurry? Call{' '}
          <a href={phoneUrl} className="font-medium text-brand underline underline-offset-4">
            {support.phone}
          </a>
          .
        </p>
        <LastSeen />
      </div>
    </main>
  );
}
