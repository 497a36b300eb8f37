import { Injectable } from '@nestjs/common';
import { momentOf, putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type SubmittedSurvey, SurveyStore } from '../application/ports/survey-store';
import type { SurveyAnswers } from '../domain/survey';

interface Row {
  readonly survey: string;
  readonly answers: string;
  readonly answered_at: string | Date;
}

/** More surveys than there will be. */
const MAX_SURVEYS = 100;

@Injectable()
export class TypeormSurveyStore extends SurveyStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async put(userId: number, { survey, answers, answeredAt }: SubmittedSurvey): Promise<void> {
    await putRow(this.unitOfWork.manager, 'survey_answers', {
      key: { user_id: userId, survey },
      values: { answers: JSON.stringify(answers), answered_at: answeredAt },
    });
  }

  async surveysOf(userId: number): Promise<SubmittedSurvey[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT survey, answers, answered_at FROM survey_answers WHERE user_id = ? LIMIT ${MAX_SURVEYS}`,
      [userId],
    );
    return rows.map(({ survey, answers, answered_at }) => ({
      survey,
      answers: JSON.parse(answers) as SurveyAnswers,
      answeredAt: momentOf(answered_at),
    }));
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.manager.query('DELETE FROM survey_answers WHERE user_id = ?', [userId]);
  }
}
