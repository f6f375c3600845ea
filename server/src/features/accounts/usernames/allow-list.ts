/*
 * Parts of names, places and words in which the word list finds an abusive one, in lower case; a match inside
 * one of them is not counted. Each is just long enough to let nothing else through.
 */

const FIRST_NAMES = [
  ...['anush', 'hanus', 'ianus', 'silvanus', 'sylvanus', 'stephanus', 'titanus', 'coriolanus', 'oceanus'],
  ...['georgy', 'giorgy', 'jorgy', 'abeeda', 'labeed', 'zabeed', 'cumali', 'fagan', 'fagin', 'fagen'],
  // Many Indian names end in 'shit'.
  ...['arshit', 'kshit', 'nishit', 'rishit', 'vishit', 'boobalan'],
  // 'porn' means 'blessing' in Thai.
  ...['siriporn', 'somporn', 'supaporn', 'pornchai', 'pornthip', 'porntip', 'pornsak', 'pornpimol'],
  ...['amporn', 'jiraporn', 'sudaporn', 'nattaporn', 'wattanaporn', 'chutiporn', 'patchaporn'],
  // The list's 'i' is optional, so it matches Rangga and Lingga.
  ...['angga', 'engga', 'ingga', 'ongga', 'ungga', 'angger', 'engger', 'ingger', 'ongger', 'ungger'],
]

const SURNAMES = [
  ...['dickerson', 'dickey', 'dickinson', 'dickman', 'dickson', 'dickel'],
  ...['addick', 'eddick', 'iddick', 'uddick', 'medick', 'vandyke', 'thorndyke', 'dykema'],
  ...['cummings', 'cummins', 'cumnor', 'fager', 'faggio', 'fagun', 'assmus', 'asselin', 'anussb'],
  ...['babich', 'lubich', 'habich', 'liebich', 'dubich', 'penistone', 'cuckfield', 'rapelje'],
  ...['fackler', 'fackrell', 'fackelm', 'fackenth', 'fackerman', 'feckert', 'feckhart', 'focke', 'fmck'],
  ...['fukuoka', 'fukushima', 'fukuda', 'fukui', 'fukuhara', 'fukumoto', 'fukunaga', 'fukuyama'],
  ...['fukuzawa', 'fukutake', 'fukumura', 'fukuchi', 'fukuta', 'fukuro', 'fukase', 'fukada'],
  ...['fukasawa', 'fukazawa', 'fukai', 'fukami', 'shitara', 'shittu', 'wankel', 'wankhede', 'pissarro'],
  ...['semenov', 'semenya', 'semenyo', 'semenko', 'semeniuk', 'semenchuk'],
  ...['slutsk', 'sslutsk', 'slutzk', 'sluther', 'sluter', 'negroponte', 'negross'],
]

const PLACES_AND_THINGS = [
  ...['rapeseed', 'vegasm', 'openis', 'corgies', 'porgies', 'georgies', 'corgy', 'chinkara'],
  ...['cockpit', 'cockspur', 'fagus', 'assyr', 'assol', 'offasdyke', 'wansdyke'],
]

/** Parts of two names written together in lower case, the second of them beginning with 'Ke'. */
const BEFORE_KE = ['dykel', 'dykep', 'dykenn', 'dykent', 'dykeit', 'dykev', 'kikeat', 'kikell', 'kikenn']

export const ALLOW_LIST: readonly string[] = [...FIRST_NAMES, ...SURNAMES, ...PLACES_AND_THINGS, ...BEFORE_KE]
