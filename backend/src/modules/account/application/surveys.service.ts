import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { parseSurvey } from '../domain/survey';
import { SurveyStore } from './ports/survey-store';

/** Asks people how they like it. */
@Injectable()
export class SurveysService {
  constructor(
    private readonly store: SurveyStore,
    private readonly clock: Clock,
  ) {}

  /** One answer per person and survey: a later one takes the place of the one before. Throws `SurveyRefused`. */
  async submit(userId: number, survey: string, given: Readonly<Record<string, unknown>>): Promise<void> {
    const answers = parseSurvey(survey, given);
    await this.store.put(userId, { survey, answers, answeredAt: this.clock.now() });
  }
}
