import { useState } from 'react';
import { useApi, useStores } from '../../shared/store-context';
import { StoredValue } from '../../shared/storage';
import { createHelpApi, type SurveyAnswers, type SurveyName } from './help.api';
import { SurveyBox } from './survey-box';

interface Surveys {
  readonly submit: (survey: SurveyName, answers: SurveyAnswers) => Promise<void>;
  readonly answersTo: (survey: SurveyName) => SurveyAnswers;
}

/** Takes answers of the person at the screen. */
export function useSurveyBox(): Surveys {
  const { session } = useStores();
  const helpApi = useApi(createHelpApi);
  const [box] = useState(() => new SurveyBox(helpApi, new StoredValue('surveys')));
  return {
    submit: (survey, answers) => box.submit(survey, answers, session.isSignedIn),
    answersTo: (survey) => box.answersTo(survey),
  };
}
