import type { HelpApi, SurveyAnswers, SurveyName } from './help.api';

interface Shelf {
  read(): unknown;
  write(value: unknown): boolean;
}

/** Older answers make room: what was answered long ago need not be known here. */
const MAX_ANSWERS = 100;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Takes answers: those of members go to the server, those of guests stay on their device. */
export class SurveyBox {
  private readonly api: HelpApi;
  private readonly shelf: Shelf;

  constructor(api: HelpApi, shelf: Shelf) {
    this.api = api;
    this.shelf = shelf;
  }

  /** Throws when the server does not take it. */
  async submit(survey: SurveyName, answers: SurveyAnswers, isSignedIn: boolean): Promise<void> {
    const all = survey === 'help' ? this.withEarlier(survey, answers) : answers;
    if (isSignedIn) await this.api.submitSurvey(survey, all);
    const kept = this.shelf.read();
    this.shelf.write({ ...(isRecord(kept) ? kept : {}), [survey]: all });
  }

  /** What was answered on this device, so that it is not asked twice. */
  answersTo(survey: SurveyName): SurveyAnswers {
    const kept = this.shelf.read();
    const answers = isRecord(kept) ? kept[survey] : undefined;
    return isRecord(answers) ? Object.fromEntries(Object.entries(answers).filter(isAnswer)) : {};
  }

  /** The help asks about one answer at a time; the server keeps one list of them for each person. */
  private withEarlier(survey: SurveyName, answers: SurveyAnswers): SurveyAnswers {
    const before = Object.entries(this.answersTo(survey)).filter(([key]) => !Object.hasOwn(answers, key));
    return Object.fromEntries([...before, ...Object.entries(answers)].slice(-MAX_ANSWERS));
  }
}
