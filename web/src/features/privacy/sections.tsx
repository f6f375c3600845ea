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
      Your network address is not stored. It is counted in memory for an hour at most, to hold off floods, and
      then forgotten.
    </li>
    <li>
      Nothing is sold. Nothing is passed on but by mail: to you, and what you write to us to the operator.
    </li>
  </ul>
)

export const OperatorSection = () => (
  <>
    <h2>Who runs this site</h2>
    <Operator />
    <p>
      The program is free software that anybody may run. This page says what the program does. The operator’s
      machine may keep more around it, such as backups, or a log of the web server that stands before it: ask
      them.
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
      {span(LIFETIMES.unplayedGuest)} after the last visit if nothing was played, else when the session has
      expired, {span(LIFETIMES.session)} after the last visit. An unfinished single-player game is erased
      after {span(LIFETIMES.unfinishedGame)} without a move.
    </p>
    <DataTable />
    <p>
      What is public: the username, picture, rating, record and achievements of registered players, and names
      on leaderboards. In <Link to="/edit-profile">your settings</Link> you can leave the boards. Guests are
      shown by a nickname, which they can change there. A result that you share shows your name, your score
      and which questions you got right to everybody who has its link.
    </p>
  </>
)

export const VisitsSection = () => (
  <>
    <h2>Visits are counted</h2>
    <p>
      When a page is opened, your browser tells this server which kind of page it is (never whose), the host
      of the page that led here, and whether the window is as wide as a phone’s, a tablet’s or a desktop’s.
      That goes into sums by day, which are kept for {RETENTION.pageViews.months} months. There is no cookie
      for it and no line for a visit. To count visitors once a day, a hash of network address and browser is
      held in memory, made with random salt; hashes and salt are forgotten within an hour after the day’s end
      (UTC). With ‘Do Not Track’ or Global Privacy Control switched on, nothing is sent or counted.
    </p>
  </>
)

export const MailSection = () => (
  <>
    <h2>Mail</h2>
    <p>
      You get mail about your account, and answers to what you wrote to us, also without an account. About
      your account are a link that you asked for, and a word when your password or address has changed or your
      account is to be deleted. What you write to us may be mailed on to a mailbox of the operator’s, where
      this software cannot erase it. All mail goes by the mail server that the operator has chosen; where
      there is none, mails lie as files on the server until the operator deletes them.
    </p>
  </>
)

export const LogSection = () => (
  <>
    <h2>The log</h2>
    <p>
      The server’s log records failures and what admins do. It has no network addresses, and no line for each
      request. How long it is kept is up to the operator.
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
        <strong>Correct it.</strong> Username, picture, e-mail address and password are changed there too.
      </li>
      <li>
        <strong>Delete it.</strong> ‘Delete account’ is there as well. You have{' '}
        {span(LIFETIMES.deletionGrace)} to change your mind. Then your name, address, password, sessions,
        record, quizzes, plans of parties, achievements and single-player games are erased. Matches stay for
        those who played against you, with ‘Deleted player’ in place of you, and so do the bare numbers of
        your rating, which theirs were computed from. Your old username is kept back for{' '}
        {span(LIFETIMES.heldName)}, without saying whose it was.
      </li>
      <li>
        <strong>Leave no trace here.</strong> Delete this site’s data in your browser: the next visit begins
        as a new guest. Nothing links it to the old one; it is erased like any guest who does not come back.
      </li>
      <li>
        <strong>Ask or object.</strong> Write to the operator. Where the GDPR or a law like it holds, you may
        also complain to the authority for data protection where you live.
      </li>
    </ul>
  </>
)
