import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { linkListMessages } from '../link-list.messages';

/** Offers to take over what was made on this device before its owner signed in. */
export const BringAlong = observer(function BringAlong({ onBrought }: { readonly onBrought: () => void }) {
  const intl = useIntl();
  const { deviceLinks } = useStores();
  const [bringing] = useState(() => new Request<number>());
  const result = useRef<HTMLParagraphElement>(null);
  const isDone = bringing.state === 'done';
  // The button that had the focus has gone.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);
  const bring = async (): Promise<void> => {
    if (bringing.isPending) return;
    const count = await bringing.run(() => deviceLinks.bringAlong());
    if (count !== null && count > 0) onBrought();
  };
  if (deviceLinks.guestLinks.length === 0 && !isDone) return null;
  return (
    <Panel sx={{ bgcolor: 'soft.primary' }}>
      {isDone ? (
        <Text ref={result} tabIndex={-1} sx={{ outline: 'none' }}>
          {intl.formatMessage(linkListMessages.brought, { count: bringing.value ?? 0 })}
        </Text>
      ) : (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <div>
            <Text component="h2" variant="h3">
              {intl.formatMessage(linkListMessages.bringTitle, { count: deviceLinks.guestLinks.length })}
            </Text>
            <Text color="textSecondary">{intl.formatMessage(linkListMessages.bringText)}</Text>
          </div>
          <Button
            variant="contained"
            aria-disabled={bringing.isPending}
            onClick={() => void bring()}
            sx={{ flex: 'none' }}
          >
            {intl.formatMessage(linkListMessages.bring)}
          </Button>
        </Stack>
      )}
      {bringing.error !== null && !bringing.isPending && <ProblemNote problem={bringing.error} />}
    </Panel>
  );
});
