import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { type ProblemTexts, problemText } from './problem.messages';
import { uiMessages } from './ui.messages';

interface ProblemNoteProps {
  readonly problem: {
    readonly code: string;
    readonly requestId: string | null;
    /** Seconds; texts may name the minutes. */
    readonly retryAfter?: number | null;
  };
  readonly texts?: ProblemTexts;
  readonly onRetry?: () => void;
}

/** Says what went wrong, what to do, and what to quote when asking for help. */
export function ProblemNote({ problem, texts = {}, onRetry }: ProblemNoteProps) {
  const intl = useIntl();
  const minutes = Math.ceil((problem.retryAfter ?? 0) / 60);
  return (
    <Box
      role="alert"
      sx={{ bgcolor: 'soft.error', border: 1, borderColor: 'error.main', borderRadius: 1, px: 2, py: 1.5 }}
    >
      <Typography>{intl.formatMessage(problemText(problem.code, texts), { minutes })}</Typography>
      {problem.requestId !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(uiMessages.problemReference, {
            reference: `${problem.code} / ${problem.requestId}`,
          })}
        </Typography>
      )}
      {onRetry !== undefined && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {intl.formatMessage(uiMessages.tryAgain)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
