import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { newFeatureMessages, rateMessages } from '../bubble.messages';
import { FEATURE_STEPS } from '../feature-steps';
import type { SurveyAnswers } from '../help.api';
import { helpMessages } from '../help.messages';
import { useSurveyBox } from '../use-survey-box';
import { FeatureSketch } from './FeatureSketch';
import { OpinionChoice } from './OpinionChoice';

/** How far one has come, for the eye; the words beside it say it too. */
const StepDots = observer(function StepDots({ at }: { readonly at: number }) {
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 0.75 }}>
      {FEATURE_STEPS.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            width: index === at ? 24 : 8,
            height: 8,
            borderRadius: '4px',
            bgcolor: index === at ? 'primary.main' : 'control.main',
          }}
        />
      ))}
    </Stack>
  );
});

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
      {/* Phones have to show the answers, too. */}
      <Box sx={{ '& svg': { maxHeight: { xs: '7.5rem', sm: 'none' } } }}>
        <FeatureSketch step={step.id} />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, my: 1.5 }}>
        <StepDots at={at} />
        <Text variant="caption" color="textSecondary">
          {intl.formatMessage(newFeatureMessages.step, { step: at + 1, count: FEATURE_STEPS.length })}
        </Text>
      </Stack>
      <Text ref={heading} tabIndex={-1} component="h3" variant="h3" sx={{ outline: 'none' }}>
        {intl.formatMessage(step.title)}
      </Text>
      <Text color="textSecondary" sx={{ mt: 0.5, mb: 2, minHeight: '4.8em' }}>
        {intl.formatMessage(step.text)}
      </Text>
      <Text variant="body2" aria-hidden sx={{ fontWeight: 600, mb: 0.75 }}>
        {intl.formatMessage(newFeatureMessages.opinion)}
      </Text>
      <OpinionChoice chosen={opinion} onChoose={onOpinion} />
    </>
  );
});

/** Shows what is new in analytics, step by step, and asks what people think of it. */
const FeaturePopup = observer(function FeaturePopup({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const surveys = useSurveyBox();
  const { isSignedIn } = useStores().session;
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<SurveyAnswers>(() => surveys.answersTo('feature-analysis'));
  const [isFailed, setIsFailed] = useState(false);
  const step = FEATURE_STEPS[at] ?? FEATURE_STEPS[0];
  const isLast = at === FEATURE_STEPS.length - 1;
  const finish = async (): Promise<void> => {
    try {
      if (Object.keys(answers).length > 0) {
        await surveys.submit('feature-analysis', answers);
        announce(intl.formatMessage(isSignedIn ? rateMessages.thanks : rateMessages.onDevice));
      }
      onClose();
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <Dialog
      title={intl.formatMessage(newFeatureMessages.title)}
      onClose={onClose}
      actions={
        <>
          {at === 0 ? (
            <Button color="inherit" onClick={onClose} sx={{ mr: { sm: 'auto' } }}>
              {intl.formatMessage(newFeatureMessages.later)}
            </Button>
          ) : (
            <Button variant="outlined" color="inherit" onClick={() => setAt(at - 1)}>
              {intl.formatMessage(newFeatureMessages.back)}
            </Button>
          )}
          <Button variant="contained" onClick={() => (isLast ? void finish() : setAt(at + 1))}>
            {intl.formatMessage(isLast ? newFeatureMessages.done : newFeatureMessages.next)}
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

export default FeaturePopup;
