import type { SurveyAnswers } from '../../domain/survey';

export interface SubmittedSurvey {
  readonly survey: string;
  readonly answers: SurveyAnswers;
  readonly answeredAt: Date;
}

/** What people answered; one answer per person and survey. */
export abstract class SurveyStore {
  abstract put(userId: number, submitted: SubmittedSurvey): Promise<void>;
  abstract surveysOf(userId: number): Promise<SubmittedSurvey[]>;
  abstract erase(userId: number): Promise<void>;
}
