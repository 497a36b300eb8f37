import { useState } from 'react';
import { useStores } from '../../app/store-context';
import { StoredValue } from '../../shared/storage';
import type { SurveyAnswers, SurveyName } from './help.api';
import { SurveyBox } from './survey-box';

interface Surveys {
  readonly submit: (survey: SurveyName, answers: SurveyAnswers) => Promise<void>;
  readonly answersTo: (survey: SurveyName) => SurveyAnswers;
}

/** Takes answers of whoever is in front of the screen. */
export function useSurveyBox(): Surveys {
  const { helpApi, session } = useStores();
  const [box] = useState(() => new SurveyBox(helpApi, new StoredValue('surveys')));
  return {
    submit: (survey, answers) => box.submit(survey, answers, session.isSignedIn),
    answersTo: (survey) => box.answersTo(survey),
  };
}
