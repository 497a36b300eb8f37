import { answerOf, type ApiClient } from '../../api/client';

/** What people are asked, by the names under which their answers are kept. */
export type SurveyName = 'help' | 'feature-analysis' | 'rate';
export type SurveyAnswers = Readonly<Record<string, string | number>>;

export interface HelpApi {
  /** Takes the place of what the same person answered to the same survey before. */
  submitSurvey(survey: SurveyName, answers: SurveyAnswers): Promise<void>;
}

export function createHelpApi(client: ApiClient): HelpApi {
  return {
    async submitSurvey(survey, answers) {
      await answerOf(client.POST('/api/v1/my/surveys/submit', { body: { survey, answers } }));
    },
  };
}
