import { Logo } from '../design/logo.tsx'
import { SITE_NAME } from '../site/identity.ts'

interface FooterLink {
  readonly to: string
  readonly name: string
  /** For links to files. */
  readonly type?: string
}

const LINKS: readonly FooterLink[] = [
  { to: '/articles', name: 'Articles' },
  { to: '/privacy-policy', name: 'Privacy' },
  { to: '/contact', name: 'Contact' },
  { to: '/credits', name: 'Credits' },
  { to: '/feed.xml', name: 'Feed', type: 'application/atom+xml' },
]

/**
 * The footer of every page, outside what the app renders: it comes with the HTML, so no script has to include it.
 * `known`: the existing pages.
 */
export const Footer = ({ known }: { known: readonly string[] }) => (
  <footer className="footer">
    <a href="/" className="footer-home" aria-label={`${SITE_NAME}, home`}>
      <Logo />
    </a>
    <nav aria-label="About this site">
      <ul>
        {LINKS.filter(({ to, type }) => type !== undefined || known.includes(to)).map(
          ({ to, name, type }) => (
            <li key={to}>
              <a href={to} type={type}>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  </footer>
)
