import { SurveyRefused } from './account.errors';

const STEPS: ReadonlySet<string> = new Set(['redesign', 'line-referral', 'tip']);
const CHOICES: ReadonlySet<string> = new Set(['Awesome', 'NotBad', 'NotInterested']);
const TOPIC = /^[a-z0-9-]{1,60}$/;
const MAX_TOPICS = 100;
const HIGHEST_RATE = 5;
/** In UTF-16 units. */
const MAX_COMMENT_LENGTH = 1_000;

export type SurveyAnswers = Readonly<Record<string, string | number>>;
type Given = Readonly<Record<string, unknown>>;

/** Text as it is kept: line ends stay, other controls go. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();

function comment(given: Given, name: string): SurveyAnswers {
  const value = given[name];
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'string' || value.length > MAX_COMMENT_LENGTH) {
    throw new SurveyRefused(`answers.${name}`, `${name} is text of at most ${MAX_COMMENT_LENGTH} characters`);
  }
  return { [name]: plain(value) };
}

function featureAnalysis(given: Given): SurveyAnswers {
  const answers = Object.entries(given).filter(([step]) => STEPS.has(step));
  if (answers.length === 0) {
    throw new SurveyRefused('answers', `answer at least one of ${[...STEPS].join(', ')}`);
  }
  const kept: Record<string, string> = {};
  for (const [step, choice] of answers) {
    if (typeof choice !== 'string' || !CHOICES.has(choice)) {
      throw new SurveyRefused(`answers.${step}`, `${step} is one of ${[...CHOICES].join(', ')}`);
    }
    kept[step] = choice;
  }
  return kept;
}

function rate(given: Given): SurveyAnswers {
  const value = given['rate'];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > HIGHEST_RATE) {
    throw new SurveyRefused('answers.rate', `rate is a whole number from 1 to ${HIGHEST_RATE}`);
  }
  return { rate: value, ...comment(given, 'comment') };
}

/** Which answers of the help centre were of use: by topic, yes or no. */
function help(given: Given): SurveyAnswers {
  const verdicts = Object.entries(given);
  if (verdicts.length === 0 || verdicts.length > MAX_TOPICS) {
    throw new SurveyRefused('answers', `answer for 1 to ${MAX_TOPICS} topics`);
  }
  const kept: Record<string, string> = {};
  for (const [topic, verdict] of verdicts) {
    if (!TOPIC.test(topic) || (verdict !== 'yes' && verdict !== 'no')) {
      throw new SurveyRefused('answers', 'each answer is yes or no, by the name of its topic');
    }
    kept[topic] = verdict;
  }
  return kept;
}

function deletionNotice(given: Given): SurveyAnswers {
  const said = comment(given, 'reason');
  if (said['reason'] === undefined || said['reason'] === '') {
    throw new SurveyRefused('answers.reason', 'reason is missing');
  }
  return said;
}

const SURVEYS: Readonly<Record<string, (given: Given) => SurveyAnswers>> = {
  'feature-analysis': featureAnalysis,
  rate,
  goodbye: deletionNotice,
  help,
};

/** The answers that are kept of what was sent; what the survey does not ask is left out. Throws {@link SurveyRefused}. */
export function parseSurvey(survey: string, given: Given): SurveyAnswers {
  const parse = Object.hasOwn(SURVEYS, survey) ? SURVEYS[survey] : undefined;
  if (!parse) throw new SurveyRefused('survey', `survey is one of ${Object.keys(SURVEYS).join(', ')}`);
  return parse(given);
}
