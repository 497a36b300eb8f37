import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PersonView } from '../../features/session';
import { useStores } from '../../shared/store-context';
import { Button } from '../../shared/ui/buttons';
import { Stack } from '../../shared/ui/layout';
import { Text } from '../../shared/ui/text';
import { useNow } from '../../shared/use-now';
import { bannerMessages as messages } from '../shell.messages';

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

/** Whose screens these are, how long they can be looked at, and the end of it. */
export const ViewNotice = observer(function ViewNotice({ view }: { readonly view: PersonView }) {
  const intl = useIntl();
  const { view: store } = useStores();
  const [isEnding, setEnding] = useState(false);
  const left = Date.parse(view.expiresTime) - useNow(LOOK_MS);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void store.leave();
  }, [isOver, store]);
  const name =
    view.displayName === ''
      ? intl.formatMessage(messages.viewedUser, { userId: view.userId })
      : view.displayName;
  const end = (): void => {
    setEnding(true);
    void store.leave();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Text component="span" sx={{ flex: '1 1 240px' }}>
        {intl.formatMessage(messages.viewing, {
          name,
          group: view.groupName,
          minutes: Math.max(1, Math.ceil(left / MINUTE_MS)),
        })}
      </Text>
      <Button
        variant="outlined"
        color="inherit"
        onClick={end}
        aria-disabled={isEnding}
        sx={{ minHeight: 44 }}
      >
        {intl.formatMessage(messages.endView)}
      </Button>
    </Stack>
  );
});
