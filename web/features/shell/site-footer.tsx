import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { footerLinks, moreLinks } from '#web/features/shell/site-links.ts';
import { ThemeToggle } from '#web/features/shell/theme-toggle.tsx';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { mailUrl, phoneUrl, support, whatsappUrl } from '#web/lib/site-facts.ts';

const linkStyle = 'inline-flex min-h-9 items-center text-on-deep-soft transition-colors hover:text-on-deep';

export function SiteFooter() {
  const { company, meaning } = brand;
  return (
    <footer className="on-deep relative bg-deep">
      <div aria-hidden="true" className="cloth-hem text-on-deep-soft opacity-40" />
      <div className="page grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-6 pt-6 pb-4 md:grid-cols-[1.2fr_1fr_1.2fr] md:gap-10 md:pt-12 md:pb-10 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-4 md:col-span-1">
          <Wordmark className="text-3xl" />
          <p className="max-w-xs text-on-deep-soft">
            <i lang="zu">{meaning.word}</i> ({meaning.language}): {meaning.sense}. {brand.tagline}
          </p>
          <ThemeToggle />
        </div>
        <nav aria-label="Footer" className="grid content-start">
          {footerLinks.map((link) => (
            <Link key={link.label} to={link.to} reloadDocument={link.to === '/jobs'} className={linkStyle}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="grid content-start">
          <a href={mailUrl} className={`${linkStyle} wrap-anywhere`}>
            {support.email}
          </a>
          <a href={phoneUrl} className={linkStyle}>
            {support.phone}
          </a>
          <a href={whatsappUrl} target="_blank" rel="noreferrer" className={linkStyle}>
            WhatsApp
          </a>
          <dl className="figures mt-3 grid gap-x-4 gap-y-1 text-on-deep-soft text-sm md:grid-cols-[auto_1fr]">
            {support.hours.map(({ days, time }) => (
              <div key={days} className="max-md:flex max-md:flex-wrap max-md:gap-x-2 md:contents">
                <dt>{days}</dt>
                <dd className="whitespace-nowrap">{time}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-1 text-on-deep-soft text-sm">South African time ({support.timeZone})</p>
        </div>
      </div>
      <div className="page pb-8 text-on-deep-soft text-sm">
        <nav aria-label="More" className="flex flex-wrap gap-x-6 border-deep-line border-t pt-4">
          {moreLinks.map((link) => (
            <Link key={link.to} to={link.to} className={linkStyle}>
              {link.label}
            </Link>
          ))}
        </nav>
        <p className="mt-1">
          © {company.legalName}, {company.city}, {company.country}. Your data is handled under{' '}
          {brand.claims.compliance.join(' and ')}.
        </p>
      </div>
    </footer>
  );
}
