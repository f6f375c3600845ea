import { LIFETIMES, RETENTION } from '@trivium/wire/retention'
import { Link } from '../../routing/link.tsx'
import { Operator } from './operator.tsx'
import { span } from './span.ts'
import { CookieTable, DataTable, StorageTable } from './tables.tsx'

export const Summary = () => (
  <ul>
    <li>
      No advertising, no trackers, no other company’s scripts, fonts or pictures. Your browser only talks to
      this server.
    </li>
    <li>Two cookies, both to recognise you. No others.</li>
    <li>
      Your network address is not stored. To stop floods of requests, the server counts them by address in
      memory, for an hour at most, and then forgets the address.
    </li>
    <li>
      Nothing is sold. Nothing is passed on except by email: emails to you, and, to the operator, what you
      write to us.
    </li>
  </ul>
)

export const OperatorSection = () => (
  <>
    <h2>Who runs this site</h2>
    <Operator />
    <p>
      The program is free software that anybody may run. This page says what the program does. The operator’s
      machine may keep more, such as backups, or the log of a web server in front of the program: ask them.
    </p>
  </>
)

export const BrowserSection = () => (
  <>
    <h2>What your browser keeps</h2>
    <p>Cookies are sent to the server with each request. Scripts cannot read these.</p>
    <CookieTable />
    <p>
      The rest stays in your browser and is never sent automatically. Settings of theme, motion, sound and
      vibration are saved to your account too, so that they apply on your other devices.
    </p>
    <StorageTable />
  </>
)

export const ServerSection = () => (
  <>
    <h2>What the server keeps</h2>
    <p>
      ‘As long as the account’ means until the account is deleted. What a guest has done becomes part of the
      account when the guest registers or logs in. A guest who does not come back is erased:{' '}
      {span(LIFETIMES.unplayedGuest)} after the last visit if nothing was played, otherwise when the session
      has expired, {span(LIFETIMES.session)} after the last visit. An unfinished single-player game is erased
      after {span(LIFETIMES.unfinishedGame)} without a move.
    </p>
    <DataTable />
    <p>
      What is public: the username, picture, rating, record and achievements of registered players, and names
      on leaderboards. In <Link to="/edit-profile">your settings</Link> you can leave the leaderboards. Guests
      are shown by a nickname, which they can change there. A result that you share shows your name, your
      score and which questions you got right to everybody who has its link.
    </p>
  </>
)

export const VisitsSection = () => (
  <>
    <h2>Visits are counted</h2>
    <p>
      When a page is opened, your browser tells this server which kind of page it is (never whose), the host
      of the page that led here, and whether the window is as wide as a phone’s, a tablet’s or a desktop’s.
      These are added to daily totals, which are kept for {RETENTION.pageViews.months} months. No cookie is
      used for this, and single visits are not recorded. To count visitors once a day, a hash of network
      address and browser, made with a random salt, is held in memory; hashes and salt are forgotten within an
      hour after the day’s end (UTC). With ‘Do Not Track’ or Global Privacy Control switched on, nothing is
      sent or counted.
    </p>
  </>
)

export const MailSection = () => (
  <>
    <h2>Email</h2>
    <p>
      You get email about your account: a link that you asked for, or a notice that your password or email
      address has changed or that your account will be deleted. You also get answers to what you wrote to us,
      with or without an account. What you write to us may be forwarded to the operator’s mailbox, where this
      software cannot erase it. All email goes through the mail server that the operator has chosen; if there
      is none, emails are saved as files on the server until the operator deletes them.
    </p>
  </>
)

export const LogSection = () => (
  <>
    <h2>The log</h2>
    <p>
      The server’s log records failures and what admins do. It contains no network addresses, and does not
      list every request. How long it is kept is up to the operator.
    </p>
  </>
)

export const RightsSection = () => (
  <>
    <h2>What you can do</h2>
    <ul>
      <li>
        <strong>See it.</strong> In <Link to="/edit-profile">your settings</Link>, ‘Download my data’ gives
        you a file with everything that the database holds about you, table by table.
      </li>
      <li>
        <strong>Correct it.</strong> Username, picture, email address and password are changed there too.
      </li>
      <li>
        <strong>Delete it.</strong> ‘Delete account’ is there as well. You have{' '}
        {span(LIFETIMES.deletionGrace)} to change your mind. Then your name, email address, password,
        sessions, record, quizzes, plans of parties, achievements and single-player games are erased. Matches
        stay in your opponents’ history, with ‘Deleted player’ in place of your name. So do the numbers of
        your rating, because theirs were computed from them. Your old username is reserved for{' '}
        {span(LIFETIMES.heldName)}, without saying whose it was.
      </li>
      <li>
        <strong>Leave no trace here.</strong> Delete this site’s data in your browser: the next visit starts
        as a new guest. Nothing links it to the old one; it is erased like any guest who does not come back.
      </li>
      <li>
        <strong>Ask or object.</strong> Write to the operator. Where the GDPR or a similar law applies, you
        may also complain to the data protection authority where you live.
      </li>
    </ul>
  </>
)
