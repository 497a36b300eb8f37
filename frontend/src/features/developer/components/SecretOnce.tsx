import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';

interface SecretOnceProps {
  readonly text: string;
  readonly secret: string;
  readonly done: string;
  readonly onDone: () => void;
}

/** A secret that cannot be shown again. Takes the focus, so it has to come after the dialog that made it has gone. */
export const SecretOnce = observer(function SecretOnce({ text, secret, done, onDone }: SecretOnceProps) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => copy.current?.focus(), [secret]);
  return (
    <Box
      role="status"
      sx={{ border: 1, borderColor: 'primary.main', bgcolor: 'soft.primary', borderRadius: 1, p: 2 }}
    >
      <Text sx={{ mb: 1 }}>{text}</Text>
      <Box
        component="code"
        dir="ltr"
        sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: '0.9375rem' }}
      >
        {secret}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <CopyButton address={secret} variant="contained" buttonRef={copy} />
        <Button color="inherit" onClick={onDone}>
          {done}
        </Button>
      </Stack>
    </Box>
  );
});
