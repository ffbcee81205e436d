import { lastSeenDays, lastSeenPrefix } from '#web/lib/last-seen.ts';
import { sessionKey } from '#web/lib/stored-session.ts';

const look = {
  heading: 'mt-6 font-bold text-xl',
  card: 'mt-3 rounded-card border border-line bg-surface p-4',
  title: 'font-semibold wrap-anywhere',
  line: 'text-ink-soft text-[0.9375rem] wrap-anywhere',
  age: 'mt-3 text-ink-soft text-sm',
};

/**
 * Whatever people wrote is put in as text, never as markup. Times are South African, which has no daylight saving. Only who is
 * signed in on this device is shown anything.
 */
const script = `(()=>{const place=document.getElementById('last-seen');let id,kept=[];
try{id=JSON.parse(localStorage.getItem('${sessionKey}')).user.id;
kept=JSON.parse(localStorage.getItem('${lastSeenPrefix}'+id)||'[]').filter(({at})=>Date.now()-at<${lastSeenDays}*864e5)}catch{}
if(!id)return;
const add=(to,tag,text,look)=>{const made=document.createElement(tag);made.className=look;made.textContent=text;to.append(made);return made};
const local=(at)=>new Date(at+72e5).toISOString();
const months='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const age=(at)=>{const then=local(at),time=then.slice(11,16);
return 'As of '+(then.slice(0,10)===local(Date.now()).slice(0,10)?time:+then.slice(8,10)+' '+months[then.slice(5,7)-1]+', '+time)};
let last;
for(const {heading,at,items} of kept){
if(heading!==last)add(place,'h3',last=heading,'${look.heading}');
add(place,'p',age(at),'${look.age}');
for(const {title,lines} of items){const card=add(place,'div','','${look.card}');
add(card,'p',title,'${look.title}');for(const line of lines)add(card,'p',line,'${look.line}')}}
if(!kept.length)add(place,'p','Nothing yet. What you open in your portal can be read here when there is no connection.','mt-3 ${look.line}');
place.hidden=false})()`;

/** What the portal showed last, for who is signed in on this device. */
export function LastSeen() {
  return (
    <>
      <section id="last-seen" aria-labelledby="last-seen-heading" hidden className="w-full border-line border-t pt-6">
        <h2 id="last-seen-heading" className="font-extrabold text-2xl">
          Last seen in your portal
        </h2>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
