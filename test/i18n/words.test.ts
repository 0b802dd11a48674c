import { describe, expect, it } from 'vitest'
import { plainly } from '../../src/i18n/glossary.js'
import { glossary, localeOf, termIds, terms } from '../../src/i18n/index.js'
import { de } from '../../src/playground/page/texts-de.js'
import { en } from '../../src/playground/page/texts-en.js'
import { no } from '../../src/playground/page/texts-no.js'

type Spoken = 'de' | 'en' | 'no'
const page = { de, en, no }

/** Every text that people read in a language, by its key: the bot's, the glossary's explanations, the playground page's. */
function textsOf(language: Spoken): readonly (readonly [key: string, text: string])[] {
  return [
    ...Object.entries(localeOf(language).sentences),
    ...termIds.map((id) => [`glossary.${id}`, glossary(language)[id].text] as const),
    ...Object.entries(page[language]).map(([key, text]) => [`page.${key}`, text] as const),
  ]
}

/** What a language does not say, and what it says instead. */
const instead: Readonly<Record<Spoken, readonly (readonly [unwanted: RegExp, wanted: string])[]>> = {
  de: [
    [/bekomm\w* (mit \S+ )?(den|diesen|ihn|alle restlichen) ?(Stich)?/, 'macht den Stich'],
    [/den Stich bekomm/, 'macht den Stich'],
    [/sieht sein Blatt nur/, 'Dein Blatt siehst nur du'],
    [/[Ww]ie es steht, steht/, 'Das Ergebnis steht im Kanal'],
    [/steht .*für (Discord|einen Discord)/, 'bildet Discord auf deinem Rechner nach'],
    [/verfehl/, 'wer seine Absage nicht schafft, verliert'],
    [/[Dd]rück (ihn|sie)\b|zum Drücken|drückst du eine Karte|Druck auf eine Karte/, 'Tippe die Karte an'],
    [/Gastgeber|lädt ein$/, 'wer den Tisch leitet'],
    [/Schreibzettel|Punktezettel|Punkteliste/, 'Punktetabelle'],
    [/\bMatche?s?\b/, 'Partie'],
    [/Superschweinchen/, 'Superschweine'],
  ],
  en: [
    [/\bboth (queen|king|ace|ten|nine|jack) of\b/, 'both queens of clubs'],
    [/\bannounce/i, 'call'],
    [/Superschweinchen|\bSuperschwein\b/, 'Superschweine'],
    [/\bfox(es)? /i, 'Fuchs'],
    [/Füchse|Pflichtansage|Herzstich|am End\b|\bFehl\b/, 'a word that English readers know'],
  ],
  no: [
    [/\bøy(e|ne)\b/i, 'kortpoeng'],
    [/ekstrapoeng/i, 'spesialpoeng'],
    [/Hochzeit/, 'bryllup'],
    [/\bmatch(en|er|ene)?\b/i, 'kamp'],
    [/\b([Aa]vslutte|[Ee]ndre) partiet/, 'kamp'],
    [/\b(egen side|en side\b(?!farge)|begge sider|siden din|siden med|sidene|din side\b)/, 'parti'],
    [/(?<!data)maskin/i, 'datamaskin'],
    [/juks/i, 'huskelapp'],
    [/regnskap|poengtabell|poengark/i, 'poengskjema'],
    [/ranking|rangeringen|resultatliste/i, 'rangliste'],
    [/kløver dame\b|\bklokka\b|\brever\b/, 'kløverdame, klokken, Fuchs'],
    [/Superschweinchen|\bSuperschwein\b/, 'Superschweine'],
  ],
}

it.each(['de', 'en', 'no'] as const)('one thing has one word in %s, the one that players use', (language) => {
  const found = textsOf(language).flatMap(([key, text]) =>
    instead[language].flatMap(([unwanted, wanted]) => {
      const said = unwanted.exec(text)?.[0]
      return said === undefined ? [] : [`${key} says “${said}” where it would be “${wanted}”`]
    }),
  )
  expect(found).toEqual([])
})

it.each([
  ['de', 'lobby.foot', 'Dein Blatt siehst nur du.'],
  ['de', 'table.won', '{name} macht den Stich, {eyes}'],
  ['de', 'hand.done', 'Das Ergebnis steht im Kanal.'],
  ['de', 'learn.trumps.highest', 'Tippe ihn an.'],
  ['de', 'learn.calls.price.right', 'Wer seine Absage nicht schafft, verliert'],
  ['de', 'command.start.option.clock.name', 'bedenkzeit'],
  ['no', 'table.eyes', 'kortpoeng'],
  ['no', 'switch.group.special', 'Spesialpoeng'],
  ['no', 'game.hochzeit', 'bryllup'],
  ['no', 'vote.title', 'kampen'],
  ['no', 'learn.party', 'Parti'],
  ['no', 'lobby.computer', 'Datamaskin'],
  ['no', 'print.text', 'huskelapp'],
  ['no', 'sheet.title', 'Poengskjema'],
  ['en', 'hand.hochzeit-hint', 'both queens of clubs'],
] as const)('%s says in %s: %s', (language, key, words) => {
  expect(localeOf(language).sentences[key]).toContain(words)
})

it('the German page says what it is: it builds Discord on one’s own computer', () => {
  expect(de.about).toContain('bildet Discord auf deinem Rechner nach')
})

/** Names, and German words of the game for which English has none: they are written large wherever they stand. */
const large =
  /^(Armut|AutoMod|Bock|Dec|Discord|Doppelkopf|Dullen?|Fleischlos|Fri|Fuchs|Genscher|Hochzeit|Karlchen|Kartenabgabe|Kontra|Re|SHA|Schmeißen|Schweinchen|Superschweine|Willi’s)$/

it('English writes words small inside a sentence, but names and what a button says between quotation marks', () => {
  const found = textsOf('en').flatMap(([key, text]) => {
    if (key.startsWith('zone.') || key.startsWith('page.')) return []
    const plain = text.replaceAll(/“[^”]*”|`[^`]*`/g, 'x')
    return [...plain.matchAll(/(?<=[\p{Ll}\d,;)] (?:\*\*)?)\p{Lu}[\p{L}’]+/gu)]
      .filter(([word]) => !large.test(word))
      .map(([word]) => `${key}: ${word}`)
  })
  expect(found).toEqual([])
})

describe('what a solo makes untrue is said of the normal game only', () => {
  it.each([
    ['de', /sind .*immer Trumpf/, /Im Normalspiel/],
    ['en', /are always trump/, /In the normal game/],
    ['no', /er alltid trumf/, /I vanlig spill/],
  ] as const)('in %s', (language, untrue, guarded) => {
    for (const [key, text] of textsOf(language)) expect(text, key).not.toMatch(untrue)
    const { sentences } = localeOf(language)
    for (const key of ['learn.trumps.order', 'learn.party.own']) expect(sentences[key], key).toMatch(guarded)
  })

  it.each(['de', 'en', 'no'] as const)(
    'the glossary tells in %s which side Re and Kontra are in a solo',
    (language) => {
      for (const id of ['re', 'kontra'] as const) expect(glossary(language)[id].text, id).toMatch(/[Ss]olo/)
    },
  )
})

describe('the glossary', () => {
  /** What an entry says its word is: the first sentence, without “A house rule:” before it. */
  const explained = (text: string): string =>
    plainly(
      (/^(?:Eine Hausregel|A house rule|En husregel|Melding|Absage|A no-call): ?(.*)$/s.exec(text)?.[1] ?? text).split(
        /[.:;]/,
      )[0] ?? '',
    )

  it.each(['de', 'en', 'no'] as const)('never explains a word by itself in %s', (language) => {
    const found = termIds.flatMap((id) => {
      const { also, text } = glossary(language)[id]
      const told = ` ${explained(text)} `
      return [terms[id], ...also].filter((word) => told.includes(` ${plainly(word)} `)).map((word) => `${id}: ${word}`)
    })
    expect(found).toEqual([])
  })

  it.each(['de', 'en', 'no'] as const)('offers no head word as its own other name in %s', (language) => {
    for (const id of termIds) expect(glossary(language)[id].also.map(plainly), id).not.toContain(plainly(terms[id]))
  })
})
