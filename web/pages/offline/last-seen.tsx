import { courseAddress } from '#contract/site/portal-addresses.ts';
import { keptWorkPrefix } from '#web/features/engagements/work/kept.ts';
import { lastSeenDays, lastSeenPrefix } from '#web/lib/last-seen.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

const look = {
  heading: 'mt-6 font-bold text-xl',
  card: 'mt-3 rounded-card border border-line bg-surface p-4',
  title: 'font-semibold wrap-anywhere',
  line: 'text-ink-soft text-[0.9375rem] wrap-anywhere',
  age: 'mt-3 text-ink-soft text-sm',
  field: 'mt-3 grid gap-1.5 font-semibold text-[0.9375rem]',
  code: 'control figures max-w-60 text-2xl tracking-[0.3em]',
  actions: 'mt-3 flex flex-wrap gap-2',
  come: buttonStyle({ variant: 'accent' }),
  go: buttonStyle({ variant: 'secondary' }),
  told: 'mt-3 font-semibold text-[0.9375rem]',
};

/**
 * User content is inserted as text, never as markup. Times are South African, which has no daylight saving. Records are
 * shown only to the user signed in on this device.
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
const recorded=()=>{try{return JSON.parse(localStorage.getItem('${keptWorkPrefix}'+id)||'[]')}catch{return[]}};
const words={in:'Checked in',out:'Checked out',waiting:'Waiting'};
const work=(card,{id:engagementId,begun})=>{const part=add(card,'div','','');const show=()=>{part.textContent='';
const own=recorded().filter((one)=>one.engagementId===engagementId&&!one.refused),has=(kind)=>own.some((one)=>one.kind===kind);
for(const {kind,at} of own)add(part,'p',words[kind]+' '+local(Date.parse(at)).slice(11,16)+', recorded offline. We’ll send it when you’re back online.','${look.told}').setAttribute('role','status');
if(has('out'))return;let code;
const came=has('in');if(!came){const field=add(part,'label','Check-in code','${look.field}');code=add(field,'input','','${look.code}');code.inputMode='numeric';code.autocomplete='off';code.maxLength=7}
const actions=add(part,'div','','${look.actions}');
const record=(kind,digits)=>{localStorage.setItem('${keptWorkPrefix}'+id,JSON.stringify([...recorded(),{id:crypto.randomUUID(),engagementId,kind,code:digits,at:new Date().toISOString(),place:null,underway:false,refused:null}]));show()};
const button=(text,style,act)=>{const made=add(actions,'button',text,style);made.type='button';made.onclick=act};
if(code)button('Check in','${look.come}',()=>{const digits=code.value.replace(/\\s/g,'');if(/^\\d{6}$/.test(digits))record('in',digits);else{code.setAttribute('aria-invalid','true');code.focus()}});
if(came||begun)button('Check out','${look.go}',()=>record('out',null))};show()};
let last;
for(const {heading,at,items} of kept){
if(heading!==last)add(place,'h3',last=heading,'${look.heading}');
add(place,'p',age(at),'${look.age}');
for(const {title,lines,work:own,course} of items){const card=add(place,'div','','${look.card}');
add(card,'p',title,'${look.title}');for(const line of lines)add(card,'p',line,'${look.line}');
if(course){const link=add(card,'a','Read on','${look.go} mt-3');link.href='${courseAddress('')}'+encodeURIComponent(course)}
if(own&&own.shifts.some(([from,until])=>Date.now()>=from&&Date.now()<until))work(card,own)}}
if(!kept.length)add(place,'p','Nothing yet. What you open in your portal can be read here when there is no connection.','mt-3 ${look.line}');
place.hidden=false})()`;

/** What the portal showed last, for the user signed in on this device. */
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
