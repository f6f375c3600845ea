/** A question whose answer is a number, for those who share first place: the closest one wins. */
export interface TieBreak {
  readonly id: string
  readonly prompt: string
  readonly answer: number
  /** null: a bare number. */
  readonly unit: string | null
  readonly explanation: string
  readonly source: string
}

const year = (id: string, prompt: string, answer: number, explanation: string, source: string): TieBreak => ({
  id,
  prompt: `In which year ${prompt}?`,
  answer,
  unit: null,
  explanation,
  source,
})

/** Numbers that do not change, and that few know exactly. */
export const TIE_BREAKS: readonly TieBreak[] = [
  year(
    'tour-de-france',
    'was the Tour de France ridden for the first time',
    1903,
    'A sports newspaper, L’Auto, started it to sell more copies. It had six stages.',
    'Encyclopaedia Britannica, "Tour de France"',
  ),
  year(
    'nobel-prizes',
    'were the first Nobel Prizes awarded',
    1901,
    'Wilhelm Conrad Röntgen got the first one for physics, for his X-rays.',
    'Nobel Foundation, "All Nobel Prizes"',
  ),
  year(
    'world-cup',
    'was the first men’s football World Cup played',
    1930,
    'The hosts, Uruguay, won the final against Argentina 4–2.',
    'FIFA, "1930 FIFA World Cup Uruguay"',
  ),
  year(
    'suez-canal',
    'was the Suez Canal opened',
    1869,
    'It saves ships between Europe and India the way around Africa.',
    'Encyclopaedia Britannica, "Suez Canal"',
  ),
  year(
    'panama-canal',
    'was the Panama Canal opened',
    1914,
    'The first ship to pass it officially, the Ancon, did so in August.',
    'Encyclopaedia Britannica, "Panama Canal"',
  ),
  year(
    'brooklyn-bridge',
    'was Brooklyn Bridge opened',
    1883,
    'Emily Roebling, who had directed much of the work, was the first to cross it by carriage.',
    'Encyclopaedia Britannica, "Brooklyn Bridge"',
  ),
  year(
    'channel-tunnel',
    'was the Channel Tunnel between England and France opened',
    1994,
    'Queen Elizabeth II and President Mitterrand met on the line in Calais.',
    'Encyclopaedia Britannica, "Channel Tunnel"',
  ),
  year(
    'london-underground',
    'did the first line of the London Underground open',
    1863,
    'Steam trains ran on the Metropolitan Railway from Paddington to Farringdon.',
    'Transport for London, "A brief history of the Underground"',
  ),
  year(
    'powered-flight',
    'did the Wright brothers first fly with an engine',
    1903,
    'The first of four flights on 17 December lasted 12 seconds.',
    'Smithsonian National Air and Space Museum, "1903 Wright Flyer"',
  ),
  year(
    'mona-lisa-theft',
    'was the Mona Lisa stolen from the Louvre',
    1911,
    'A glazier, Vincenzo Peruggia, hid it in his room for two years.',
    'Encyclopaedia Britannica, "Mona Lisa"',
  ),
  year(
    'everest',
    'did people first stand on the top of Mount Everest, as far as is known',
    1953,
    'Edmund Hillary and Tenzing Norgay got there on 29 May.',
    'Encyclopaedia Britannica, "Mount Everest"',
  ),
  year(
    'great-fire',
    'did the Great Fire of London burn down the old St Paul’s',
    1666,
    'It began in a bakery in Pudding Lane and lasted four days.',
    'Encyclopaedia Britannica, "Great Fire of London"',
  ),
  {
    ...{ id: 'marathon', prompt: 'How many metres is a marathon long?', answer: 42_195, unit: 'm' },
    explanation: 'The length of the race in London in 1908 became the rule in 1921.',
    source: 'World Athletics, "Marathon"',
  },
  {
    ...{ id: 'bones', prompt: 'How many bones does an adult usually have?', answer: 206, unit: null },
    explanation: 'A baby has about 300; many of them grow together.',
    source: 'Encyclopaedia Britannica, "Human skeleton"',
  },
  {
    ...{
      id: 'eiffel-tower',
      prompt: 'How high is the Eiffel Tower with its aerials?',
      answer: 330,
      unit: 'm',
    },
    explanation: 'An aerial that was added in 2022 brought it from 324 to 330 metres.',
    source: 'Official website of the Eiffel Tower, "Key figures"',
  },
  {
    ...{ id: 'burj-khalifa', prompt: 'How high is the Burj Khalifa in Dubai?', answer: 828, unit: 'm' },
    explanation: 'It has been the highest building of the world since it opened in 2010.',
    source: 'Council on Tall Buildings and Urban Habitat, "Burj Khalifa"',
  },
  {
    ...{ id: 'golden-gate', prompt: 'How many metres does the Golden Gate Bridge span between its towers?' },
    ...{ answer: 1_280, unit: 'm' },
    explanation: 'From 1937 to 1964 no bridge had a longer main span.',
    source: 'Golden Gate Bridge District, "Design and construction statistics"',
  },
  {
    ...{ id: 'titanic', prompt: 'How long was the Titanic, in metres?', answer: 269, unit: 'm' },
    explanation: 'That is 882 feet and 9 inches, a little more than two and a half football pitches.',
    source: 'Encyclopaedia Britannica, "Titanic"',
  },
  {
    ...{ id: 'baikal', prompt: 'How deep is Lake Baikal at its deepest?', answer: 1_642, unit: 'm' },
    explanation: 'It is the deepest lake, and holds about a fifth of all fresh water that is not frozen.',
    source: 'UNESCO World Heritage Centre, "Lake Baikal"',
  },
  {
    ...{
      id: 'kilimanjaro',
      prompt: 'How high is Kilimanjaro, Africa’s highest mountain?',
      answer: 5_895,
      unit: 'm',
    },
    explanation: 'Its top is called Uhuru, Swahili for freedom.',
    source: 'Encyclopaedia Britannica, "Kilimanjaro"',
  },
  {
    ...{
      id: 'moon',
      prompt: 'How many kilometres is the Moon away on average?',
      answer: 384_400,
      unit: 'km',
    },
    explanation: 'About 30 Earths would fit in between.',
    source: 'NASA, "Moon facts"',
  },
  {
    ...{ id: 'light', prompt: 'How many kilometres does light travel in a second, in empty space?' },
    ...{ answer: 299_792, unit: 'km' },
    explanation: 'It is 299,792.458 exactly, because the metre is defined by it.',
    source: 'International Bureau of Weights and Measures, "SI Brochure"',
  },
  {
    ...{
      id: 'sonnets',
      prompt: 'How many sonnets of Shakespeare were printed in 1609?',
      answer: 154,
      unit: null,
    },
    explanation: 'The first 126 speak to a young man, most of the others to a dark lady.',
    source: 'Encyclopaedia Britannica, "Shakespeare’s sonnets"',
  },
  {
    ...{ id: 'gold', prompt: 'At how many degrees Celsius does gold melt?', answer: 1_064, unit: '°C' },
    explanation: 'Exactly 1,064.18 °C, which is a fixed point of the temperature scale.',
    source: 'International Temperature Scale of 1990',
  },
]
