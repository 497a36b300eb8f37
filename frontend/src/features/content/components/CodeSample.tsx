import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../../../shared/clipboard';
import { shortHost } from '../../../shared/short-host';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { IconButton } from '../../../shared/ui/buttons';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { frameMessages } from '../content.messages';

/** Puts this installation's own addresses into an example, so that it works when it is pasted. */
function withOwnAddresses(code: string): string {
  const { origin, protocol } = window.location;
  return code.replaceAll('{origin}', origin).replaceAll('{short}', `${protocol}//${shortHost()}`);
}

/** Something to be typed or pasted as it stands. */
export const CodeSample = observer(function CodeSample(props: { readonly code: string }) {
  const intl = useIntl();
  const code = withOwnAddresses(props.code);
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const isDone = await copyText(code);
    setIsCopied(isDone);
    announce(intl.formatMessage(isDone ? frameMessages.codeCopied : frameMessages.codeNotCopied));
  };
  const label = intl.formatMessage(isCopied ? frameMessages.codeCopied : frameMessages.copyCode);
  return (
    <Box
      dir="ltr"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        bgcolor: 'soft.sunken',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="pre"
        // A long line scrolls in its own frame, which the keyboard can reach.
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(frameMessages.code)}
        sx={{
          flex: 1,
          minWidth: 0,
          m: 0,
          px: 2,
          py: 1.25,
          overflowX: 'auto',
          fontSize: '0.875rem',
          lineHeight: 1.7,
          borderRadius: 1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        <code>{code}</code>
      </Box>
      <IconButton color="inherit" aria-label={label} title={label} onClick={() => void copy()}>
        {isCopied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
});
