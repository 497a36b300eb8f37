import { LOCALES } from '../../i18n/locale';
import { loadContent, wordsOf } from '../content';
import { audienceOf, BULK_QUESTION, HOT_QUESTIONS } from './hot-questions';
import { CATEGORIES, topicOf, TOPICS } from './help-topics';

/** How the languages say that something is not there yet. */
const UNDERWAY =
  /in preparation|coming soon|準備中|即將推出|まだ購入|目前還不能|đang được chuẩn bị|sắp ra mắt|sedang disiapkan|segera hadir|can be bought yet/i;

const ids = TOPICS.map(({ id }) => id);

describe('the questions of the help', () => {
  it('are many, each once, in every category', () => {
    expect(ids.length).toBeGreaterThanOrEqual(24);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(TOPICS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it.each(LOCALES)('have an answer in %s, and no answer lacks a question', async (locale) => {
    const answers = await loadContent('help', locale);
    expect(Object.keys(answers).sort()).toEqual([...ids].sort());
    for (const [id, answer] of Object.entries(answers)) {
      expect([id, answer?.question.length, answer?.words.length]).not.toContain(0);
      // Han characters say more each than letters do.
      expect([id, wordsOf(answer?.blocks ?? []).length > 40]).toEqual([id, true]);
    }
  });

  it('name as related what exists and is another question', () => {
    for (const { id, related } of TOPICS) {
      expect(related.length).toBeGreaterThan(0);
      for (const other of related) {
        expect([id, other, topicOf(other) !== undefined && other !== id]).toEqual([id, other, true]);
      }
    }
  });

  it.each(LOCALES)('promise nothing in %s that is not there', async (locale) => {
    for (const [id, answer] of Object.entries(await loadContent('help', locale))) {
      expect([id, UNDERWAY.exec(wordsOf(answer?.blocks ?? []))?.[0]]).toEqual([id, undefined]);
    }
  });
});

describe('the questions that are offered first', () => {
  it.each([
    [false, 0, 'guest'],
    [false, 3, 'guest'],
    [true, 0, 'member'],
    [true, 1, 'paid'],
  ] as const)('to somebody logged in: %s, plan level %d, are those for %s', (isSignedIn, level, audience) => {
    expect(audienceOf(isSignedIn, level)).toBe(audience);
  });

  it('exist, differ by audience, and always name the one about many links', () => {
    const lists = Object.values(HOT_QUESTIONS);
    for (const list of lists) {
      expect(list).toContain(BULK_QUESTION);
      expect(list.filter((id) => topicOf(id) === undefined)).toEqual([]);
    }
    expect(new Set(lists.map((list) => list.join())).size).toBe(lists.length);
  });
});
