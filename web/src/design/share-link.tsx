import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SITE_NAME } from '../site/identity.ts'
import { Button } from './button.tsx'
import { useNotices } from './notices.tsx'

const COPIED_FOR = 2_500

interface ShareLinkProps {
  readonly link: string
  /** The text shared with the link. */
  readonly text: string
}

/** Copies the link, and offers the system's share sheet if there is one. */
export const ShareLink = ({ link, text }: ShareLinkProps) => {
  const { announce, tell } = useNotices()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
      announce('Link copied.')
    } catch {
      // An insecure page has no clipboard.
      tell(`This browser does not let us copy. The link is ${link}`, 'problem')
    }
  }
  const share = () => {
    // Closing the sheet without sharing is not an error.
    navigator.share({ title: SITE_NAME, text, url: link }).catch(() => {})
  }
  return (
    <>
      <Button onClick={copy}>
        {copied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      {'share' in navigator && (
        <Button onClick={share}>
          <Share2 size={20} aria-hidden="true" /> Share
        </Button>
      )}
    </>
  )
}
