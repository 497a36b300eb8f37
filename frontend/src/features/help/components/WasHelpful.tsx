import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { helpMessages } from '../help.messages';
import { useSurveyBox } from '../use-survey-box';

type Verdict = 'yes' | 'no';

/** Asks once; a person who has answered on this device sees the thanks again. */
export const WasHelpful = observer(function WasHelpful({ topic }: { readonly topic: string }) {
  const intl = useIntl();
  const surveys = useSurveyBox();
  const [verdict, setVerdict] = useState(() => surveys.answersTo('help')[topic]);
  const [isFailed, setIsFailed] = useState(false);
  const answer = async (given: Verdict): Promise<void> => {
    try {
      await surveys.submit('help', { [topic]: given });
      setVerdict(given);
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <Stack sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
      {verdict === undefined && (
        <Stack
          direction="row"
          role="group"
          aria-label={intl.formatMessage(helpMessages.helpful)}
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(helpMessages.helpful)}</Text>
          <Button variant="outlined" onClick={() => void answer('yes')}>
            {intl.formatMessage(helpMessages.yes)}
          </Button>
          <Button variant="outlined" onClick={() => void answer('no')}>
            {intl.formatMessage(helpMessages.no)}
          </Button>
        </Stack>
      )}
      <Text role="status" color={isFailed ? 'error' : 'textPrimary'}>
        {isFailed && verdict === undefined && intl.formatMessage(helpMessages.notSent)}
        {verdict === 'yes' && intl.formatMessage(helpMessages.thanks)}
        {verdict === 'no' && intl.formatMessage(helpMessages.sorry)}
      </Text>
    </Stack>
  );
});
