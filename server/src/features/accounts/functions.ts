import type { accounts } from '@trivium/wire/functions/accounts'
import { isRefused, refused } from '@trivium/wire/refusals'
import type { Handler, HandlersOf } from '../../functions/handlers.ts'
import type { AccountsService } from './service.ts'

/** Every function of accounts, one line each; the logic is in the service. */
export const accountsFunctions = (
  service: AccountsService,
  readRegistration: Handler<'readRegistration'>,
): HandlersOf<typeof accounts> => ({
  isAdmin: async (_, { uid }) => ({ isAdmin: (await service.roleOf(uid)) === 'admin' }),
  checkUsername: ({ username }, { uid }) => service.usernames.check(username, uid),
  register: async (form, { uid, host, browser }) =>
    browser === undefined ? refused('http-only') : service.register(uid, form, { browser, host }),
  logIn: async (form, { uid, browser }) =>
    browser === undefined ? refused('http-only') : service.logIn(uid, form, browser),
  logOut: async (_, { browser }) => {
    if (browser === undefined) return refused('http-only')
    await service.logOut(browser)
    return {}
  },
  logOutEverywhere: async (_, { uid, browser }) => {
    if (browser === undefined) return refused('http-only')
    await service.logOutEverywhere(uid, browser)
    return {}
  },
  readSessions: (_, owner) => service.own.readSessions(owner),
  endSession: ({ id }, owner) => service.own.endSession(owner, id),
  requestPasswordReset: async ({ email }, { host }) => service.passwordReset.request(email, host),
  resetPassword: ({ token, password }, caller) => service.passwordReset.reset(caller, token, password),
  readAccount: (_, { uid }) => service.readAccount(uid),
  changeUsername: ({ username }, { uid }) => service.usernames.change(uid, username),
  changeEmail: (form, caller) => service.email.change(caller, form),
  sendEmailLink: (_, caller) => service.email.sendLink(caller),
  confirmEmail: ({ token }, caller) => service.email.confirm(caller, token),
  changePassword: (form, owner) => service.own.changePassword(owner, form),
  choosePicture: async ({ profilePic }, { uid }) => {
    await service.choosePicture(uid, profilePic)
    return {}
  },
  drawNickname: (_, { uid }) => service.nicknames.draw(uid),
  chooseNickname: (wanted, { uid }) => service.nicknames.choose(uid, wanted),
  saveSettings: async (settings, { uid }) => {
    await service.saveSettings(uid, settings)
    return {}
  },
  deleteAccount: async ({ password }, owner) => {
    const passed = await service.checks.confirmed(owner.uid, owner.sid, password)
    return isRefused(passed) ? passed : service.deleteAccount(owner.uid)
  },
  keepAccount: async (_, { uid }) => {
    await service.keepAccount(uid)
    return {}
  },
  readPlayer: ({ username }) => service.readPlayer(username),
  readRegistration,
})
