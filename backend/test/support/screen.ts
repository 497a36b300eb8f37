import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { barriersOn } from './browser';
import { StrangeTexts } from './strange-texts';
import type { Visitor } from './visitor';
import { eventually, within } from './waiting';
import { type Locale, LOCALES, type Values } from './words';

/** Who looks at a screen; what is theirs. */
export interface Owner {
  /** Of a link that was followed once. */
  readonly slug: string;
  readonly group: string;
  readonly email: string;
}

/** What a visitor does to have something before them. */
export type Opening = (visitor: Visitor, owner: Owner) => Promise<void>;

/** Something that people can have before them: a page, or what can be opened on it. */
export interface Screen {
  /** Also that of its pictures. */
  readonly name: string;
  /** Without language; `{slug}` is a link of the visitor, `{group}` their group. */
  readonly path: string;
  /** The text, by its id, that titles the tab; empty for the bare name of the site. */
  readonly title: string;
  /** The arguments of that text. */
  readonly titled?: (owner: Owner) => Values;
  /** What the server is made to say, before the page asks it. */
  readonly prepare?: Opening;
  readonly open?: Opening;
  /** Undoes what would keep the next language from seeing the same. */
  readonly close?: Opening;
  /** Where it can be had; everywhere when absent. */
  readonly only?: 'phone' | 'wide';
  /** What the console says because the screen is about a failure. */
  readonly expected?: RegExp;
}

const SITE = 'Linklet';
/** Scripts in a page have no timeout of their own, and a tab may stop answering. */
const STAGE_MS = 60_000;
const HEIGHTS = { 360: 740, 820: 1_180, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;
type Colours = 'light' | 'dark';

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = {
  'zh-TW': 'zh-Hant-TW',
  en: 'en',
  vi: 'vi',
  id: 'id',
  ja: 'ja',
};

const strange = new Map(LOCALES.map((locale) => [locale, new StrangeTexts(locale)]));

/** The words of a page to eyes and ears; names of languages are in their own, code in none. */
const TEXTS = `(() => {
  const foreign = 'script, style, noscript, code, pre, body [lang]';
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest(foreign) === null) texts.push(walker.currentNode.nodeValue);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (element.closest(foreign) !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
})()`;

/** How far the page reaches out of the window to the right, and what of it. */
const OVERFLOW = `(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map((element) => element.tagName.toLowerCase() + ': ' + (element.textContent ?? '').slice(0, 60));
})()`;

/** What stands for something that is still on its way. */
const BUSY = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
const IS_BUSY = `document.querySelector('${BUSY}') !== null`;

const resize = (page: Page, width: Width): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHTS[width] });

async function untilThere(page: Page, title: string): Promise<void> {
  // The page itself says when: asking it again and again slows it down.
  await page.locator(BUSY).first().waitFor({ state: 'detached' });
  // What lies far below comes when a person goes there, or prints.
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  // Not by waitForFunction, which our pages forbid: it has the page evaluate strings.
  await eventually(
    async () => ({ title: await page.title(), isBusy: await page.evaluate<boolean>(IS_BUSY) }),
    (now) => now.title === title && !now.isBusy,
    30_000,
  );
}

async function bringUp(visitor: Visitor, screen: Screen, owner: Owner): Promise<void> {
  const { page, text } = visitor;
  await resize(page, screen.only === 'wide' ? 1440 : 360);
  await page.emulateMedia({ colorScheme: 'light' });
  await screen.prepare?.(visitor, owner);
  await visitor.goTo(screen.path.replace('{slug}', owner.slug).replace('{group}', owner.group));
  await screen.open?.(visitor, owner);
  await untilThere(
    page,
    screen.title === '' ? SITE : `${text(screen.title, screen.titled?.(owner))} · ${SITE}`,
  );
}

async function barriersIn(page: Page, { width, colours }: Look): Promise<string[]> {
  await resize(page, width);
  await page.emulateMedia({ colorScheme: colours });
  await page.locator(`html[data-theme="${colours}"]`).waitFor();
  return (await barriersOn(page)).map((barrier) => `${String(width)} px, ${colours}: ${barrier}`);
}

async function takePictures(page: Page, folder: string, locale: Locale): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [360, 820, 1440] as const) {
    await resize(page, width);
    await page.screenshot({ path: join(folder, `${locale}-${String(width)}.png`), fullPage: true });
  }
}

async function faultsIn(visitor: Visitor, screen: Screen, owner: Owner): Promise<string[]> {
  await bringUp(visitor, screen, owner);
  const { page, locale, complaints } = visitor;
  const faults = strange.get(locale)?.among(await page.evaluate<string[]>(TEXTS)) ?? [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== LANGUAGE_TAGS[locale]) faults.push(`lang is ${String(lang)}`);
  if (screen.only !== 'wide') faults.push(...(await page.evaluate<string[]>(OVERFLOW)));
  const folder = process.env['LINKLET_SCREENSHOTS'];
  if (folder !== undefined) await takePictures(page, join(folder, screen.name), locale);
  return [...faults, ...complaints.filter((complaint) => screen.expected?.test(complaint) !== true)];
}

/** An answer of the server, as plain data. */
export type Answered<Dto> = Pick<Dto, keyof Dto>;

/** How a screen is looked at for barriers. */
export interface Look {
  readonly width: Width;
  readonly colours: Colours;
}

export interface Looking {
  readonly screen: Screen;
  readonly owner: Owner;
  readonly locales: readonly Locale[];
  /** Each of them in each language. */
  readonly looks: readonly Look[];
}

const WIDTH_OF = { phone: 360, wide: 1440 } as const;

/** A screen that can be had in one width alone is looked at in that. */
function possibleLooks({ only }: Screen, looks: readonly Look[]): Look[] {
  if (only === undefined) return [...looks];
  const width = WIDTH_OF[only];
  return [...new Set(looks.map(({ colours }) => colours))].map((colours) => ({ width, colours }));
}

/** Everything that is wrong with a screen in these languages. */
export async function faultsOf(visitor: Visitor, looking: Looking): Promise<string[]> {
  const { screen, owner, locales } = looking;
  const looks = possibleLooks(screen, looking.looks);
  const faults: string[] = [];
  for (const locale of locales) {
    const reader = await visitor.readingIn(locale);
    const stage = (what: string) => `${screen.name} in ${locale}: ${what}`;
    const found = await within(STAGE_MS, stage('to bring it up'), faultsIn(reader, screen, owner));
    for (const look of looks) {
      const barriers = barriersIn(reader.page, look);
      found.push(...(await within(STAGE_MS, stage('to look for barriers'), barriers)));
    }
    faults.push(...found.map((fault) => `${locale}: ${fault}`));
    await screen.close?.(reader, owner);
    // The next language begins as this one did.
    await within(STAGE_MS, stage('to leave it'), reader.forget());
  }
  return faults;
}
