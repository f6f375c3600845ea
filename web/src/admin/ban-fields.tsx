import { DAY } from '@trivium/rules/time'
import { MODERATOR_BAN_DAYS } from '@trivium/wire/roles'
import { SelectField } from '../design/select-field.tsx'
import styles from './ban-fields.module.css'
import { useStaffRole } from './staff-role.ts'

const LENGTHS = [
  ['1', '1 day'],
  ['7', '1 week'],
  ['30', '30 days'],
  ['365', '1 year'],
  ['', 'No end date'],
] as const

/** The choices moderators have. */
const SHORT = LENGTHS.filter(([days]) => days !== '' && Number(days) <= MODERATOR_BAN_DAYS)

/** The ban that the values of `BanFields` describe. */
export const banOf = (fields: Readonly<Record<string, string>>, now: number) => ({
  until: fields.days ? now + Number(fields.days) * DAY : null,
  refund: fields.refund === 'on',
})

interface BanFieldsProps {
  readonly username: string
  /** Whether 'give ratings back' is checked at first. */
  readonly refunds?: boolean
}

/** For an `ActionDialog` that bans: how long, and whether opponents get their points back. */
export const BanFields = ({ username, refunds = false }: BanFieldsProps) => {
  const isAdmin = useStaffRole()?.role === 'admin'
  return (
    <div className={styles.fields}>
      <p>{username} is locked out at once and leaves the leaderboards; a running match is resigned.</p>
      <SelectField
        label="For how long"
        name="days"
        options={isAdmin ? LENGTHS : SHORT}
        defaultValue={refunds ? '' : '7'}
      />
      {isAdmin && (
        <label className={styles.refund}>
          <input type="checkbox" name="refund" defaultChecked={refunds} />
          <span>
            <b>For cheating: correct the ratings of opponents</b>
            <small>
              Rated games of the last 30 days against {username} no longer count. The opponents are notified.
              Lifting the ban later does not undo this.
            </small>
          </span>
        </label>
      )}
    </div>
  )
}
