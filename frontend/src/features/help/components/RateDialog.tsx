import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { rateMessages } from '../bubble.messages';
import { helpMessages } from '../help.messages';
import { useSurveyBox } from '../use-survey-box';
import { StarChoice } from './StarChoice';

interface RateProps {
  readonly onClose: () => void;
}

/** Longer comments belong into a mail. */
const MAX_COMMENT_LENGTH = 1_000;

const Comment = observer(function Comment(props: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {intl.formatMessage(rateMessages.comment)}
      </Box>
      <Box
        component="textarea"
        id={id}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        dir="auto"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        sx={{
          font: 'inherit',
          display: 'block',
          width: '100%',
          px: 1.5,
          py: 1,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'control.main',
          borderRadius: 1,
          resize: 'vertical',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      />
    </Box>
  );
});

const Thanks = observer(function Thanks({ onClose }: RateProps) {
  const intl = useIntl();
  const { isSignedIn } = useStores().session;
  return (
    <Dialog
      title={intl.formatMessage(rateMessages.title)}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {intl.formatMessage(rateMessages.close)}
        </Button>
      }
    >
      <Text role="status">
        {intl.formatMessage(isSignedIn ? rateMessages.thanks : rateMessages.onDevice)}
      </Text>
    </Dialog>
  );
});

type State = 'open' | 'incomplete' | 'failed' | 'sent';

/** Asks how people like Linklet: stars and, if they want, words. */
const RateDialog = observer(function RateDialog({ onClose }: RateProps) {
  const intl = useIntl();
  const surveys = useSurveyBox();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<State>('open');
  if (state === 'sent') return <Thanks onClose={onClose} />;
  const send = async (): Promise<void> => {
    if (stars === 0) {
      setState('incomplete');
      return;
    }
    const words = comment.trim();
    try {
      await surveys.submit('rate', { rate: stars, ...(words === '' ? {} : { comment: words }) });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  const title = intl.formatMessage(rateMessages.title);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(rateMessages.later)}
          </Button>
          <Button variant="contained" type="submit">
            {intl.formatMessage(rateMessages.send)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <StarChoice label={title} stars={stars} onChoose={setStars} />
        <Comment value={comment} onChange={setComment} />
        <Text role="alert" color="error" variant="body2">
          {state === 'incomplete' && stars === 0 && intl.formatMessage(rateMessages.choose)}
          {state === 'failed' && intl.formatMessage(helpMessages.notSent)}
        </Text>
      </Stack>
    </Dialog>
  );
});

export default RateDialog;
