import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { FEATURE_STEPS, OPINIONS } from '../feature-steps';
import { featureMessages } from '../bubble.messages';
import { helpMessages } from '../help.messages';
import type { SurveyAnswers } from '../help.api';
import { useSurveyBox } from '../use-survey-box';
import { FeatureSketch } from './FeatureSketch';

interface PopupProps {
  readonly onClose: () => void;
}

interface StepProps {
  readonly at: number;
  readonly opinion: string;
  readonly onOpinion: (opinion: string) => void;
}

const Step = observer(function Step({ at, opinion, onOpinion }: StepProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = FEATURE_STEPS[at] ?? FEATURE_STEPS[0];
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <FeatureSketch step={step.id} />
      <Text variant="caption" color="textSecondary">
        {intl.formatMessage(featureMessages.step, { step: at + 1, count: FEATURE_STEPS.length })}
      </Text>
      <Text ref={heading} tabIndex={-1} component="h3" variant="h3" sx={{ outline: 'none' }}>
        {intl.formatMessage(step.title)}
      </Text>
      <Text color="textSecondary" sx={{ mb: 2, minHeight: '5em' }}>
        {intl.formatMessage(step.text)}
      </Text>
      <Text variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {intl.formatMessage(featureMessages.opinion)}
      </Text>
      <Segments
        label={intl.formatMessage(featureMessages.opinion)}
        choices={OPINIONS.map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
        chosen={opinion}
        onChoose={onOpinion}
      />
    </>
  );
});

const Popup = observer(function Popup({ onClose }: PopupProps) {
  const intl = useIntl();
  const surveys = useSurveyBox();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<SurveyAnswers>(() => surveys.answersTo('feature-analysis'));
  const [isFailed, setIsFailed] = useState(false);
  const step = FEATURE_STEPS[at] ?? FEATURE_STEPS[0];
  const isLast = at === FEATURE_STEPS.length - 1;
  const finish = async (): Promise<void> => {
    try {
      if (Object.keys(answers).length > 0) await surveys.submit('feature-analysis', answers);
      onClose();
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <Dialog
      title={intl.formatMessage(featureMessages.title)}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} sx={{ mr: { sm: 'auto' } }}>
            {intl.formatMessage(featureMessages.later)}
          </Button>
          {at > 0 && (
            <Button variant="outlined" color="inherit" onClick={() => setAt(at - 1)}>
              {intl.formatMessage(featureMessages.back)}
            </Button>
          )}
          <Button variant="contained" onClick={() => (isLast ? void finish() : setAt(at + 1))}>
            {intl.formatMessage(isLast ? featureMessages.done : featureMessages.next)}
          </Button>
        </>
      }
    >
      <Step
        key={step.id}
        at={at}
        opinion={String(answers[step.id] ?? '')}
        onOpinion={(opinion) => setAnswers({ ...answers, [step.id]: opinion })}
      />
      <Text role="alert" color="error" variant="body2" sx={{ mt: isFailed ? 1.5 : 0 }}>
        {isFailed && intl.formatMessage(helpMessages.notSent)}
      </Text>
    </Dialog>
  );
});

/** Shows what is new in analytics, step by step, and asks what people think of it. */
const FeaturePopup = observer(function FeaturePopup({ onClose }: PopupProps) {
  return (
    <Suspense fallback={null}>
      <MessagesPart part="content">
        <Popup onClose={onClose} />
      </MessagesPart>
    </Suspense>
  );
});

export default FeaturePopup;
