import { observer } from 'mobx-react-lite';
import { CopyButton } from './CopyButton';
import { Box } from './layout';

interface CopyableCodeProps {
  readonly text: string;
  readonly canCopy?: boolean;
}

/** Something to be typed or pasted elsewhere, exactly as it is. */
export const CopyableCode = observer(function CopyableCode({ text, canCopy = true }: CopyableCodeProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="code" dir="ltr" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </Box>
      {canCopy && <CopyButton address={text} isIcon />}
    </Box>
  );
});
