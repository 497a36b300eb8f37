import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { readableAddress } from '../../../shared/format';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Stack } from '../../../shared/ui/layout';
import { Result, ShortenForm, type ShortenFormProps, ShortenFormStore } from '../../links';
import { creationMessages } from '../creation.messages';
import { MemberOptions } from './lazy-member-options';

/** Makes a link over whatever page is open, on its own or with the settings of another one. */
const CreateDialog = observer(function CreateDialog() {
  const intl = useIntl();
  const { linksApi, deviceLinks, session, shell } = useStores();
  const [like] = useState(() => deviceLinks.toCopy);
  const [form] = useState(() => new ShortenFormStore(linksApi, deviceLinks, like?.url));
  useEffect(
    () => () => {
      form.dispose();
      deviceLinks.copyNext(null);
    },
    [form, deviceLinks],
  );
  const Options = useCallback<NonNullable<ShortenFormProps['MemberOptions']>>(
    (props) => <MemberOptions {...props} like={like} />,
    [like],
  );
  const title =
    like === null
      ? intl.formatMessage(creationMessages.title)
      : intl.formatMessage(creationMessages.copyTitle, { address: readableAddress(like.shortUrl) });
  const isMade = form.created !== null;
  return (
    <Dialog
      title={title}
      isWide
      onClose={() => shell.close()}
      actions={
        isMade ? (
          <>
            <ButtonLink to={pathTo('group', session.groupId)} variant="outlined">
              {intl.formatMessage(creationMessages.toLinks)}
            </ButtonLink>
            <Button variant="contained" onClick={() => shell.close()}>
              {intl.formatMessage(creationMessages.done)}
            </Button>
          </>
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => shell.close()}>
            {intl.formatMessage(creationMessages.cancel)}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <ShortenForm form={form} MemberOptions={Options} hasFocus />
        <Result form={form} />
      </Stack>
    </Dialog>
  );
});

export default CreateDialog;
