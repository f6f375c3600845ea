import { Logo } from '../design/logo.tsx'
import { SITE_NAME } from '../site/identity.ts'

interface FootLink {
  readonly to: string
  readonly name: string
  /** For what is no page. */
  readonly type?: string
}

const LINKS: readonly FootLink[] = [
  { to: '/articles', name: 'Articles' },
  { to: '/privacy-policy', name: 'Privacy' },
  { to: '/contact', name: 'Contact' },
  { to: '/credits', name: 'Credits' },
  { to: '/feed.xml', name: 'Feed', type: 'application/atom+xml' },
]

/**
 * What stands under every page, outside what the app renders: it comes with the HTML, and no script has to bring it.
 * `known`: the pages that there are.
 */
export const Footer = ({ known }: { known: readonly string[] }) => (
  <footer className="foot">
    <a href="/" className="foot-home" aria-label={`${SITE_NAME}, home`}>
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
