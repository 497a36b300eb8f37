import { observer } from 'mobx-react-lite';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { SoonMark } from '../../content';

interface QuestionLinkProps {
  readonly id: string;
  readonly question: string;
  readonly isSoon: boolean;
}

export const QuestionLink = observer(function QuestionLink({ id, question, isSoon }: QuestionLinkProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <AppLink
        to={`/help/${id}`}
        sx={{
          py: 1,
          minHeight: 40,
          lineHeight: 1.5,
          '@media (pointer: coarse)': { display: 'flex', alignItems: 'center', minHeight: 44 },
        }}
      >
        {question}
      </AppLink>
      {isSoon && <SoonMark />}
    </Box>
  );
});
