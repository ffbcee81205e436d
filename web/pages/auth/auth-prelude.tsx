import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { sessionKey } from '#web/lib/stored-session.ts';

/**
 * Runs while the document is parsed: the prerendered form is for visitors who are signed out and asked for nothing
 * else. If the page's code fails to load when it is needed, the form appears after all, with a notice.
 */
const script = `(()=>{const d=document.documentElement.dataset,s=()=>setTimeout(()=>{delete d.awaits;d.stalled=''},8e3);let k
try{k=localStorage.getItem('${sessionKey}')}catch{k=1}
if(k||location.search||location.hash){d.awaits='';s()}else addEventListener('begun',s,{once:true})})()`;

/** For content hidden until the page has its code, when it may show something else. */
export const hiddenMeanwhile = 'in-[[data-awaits]]:invisible';

/** On the prerendered sign-in page: the logo pulses in place of hidden content. */
export function AuthPrelude() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <div
        aria-hidden="true"
        className="invisible fixed inset-0 grid animate-breathe place-content-center in-[[data-awaits]]:visible"
      >
        <BrandMark className="size-14 text-brand" />
      </div>
    </>
  );
}
