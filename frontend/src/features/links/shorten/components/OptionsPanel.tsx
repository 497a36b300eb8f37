import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../../shared/paths';
import { useStores } from '../../../../shared/store-context';
import { UtmFields } from '../../../campaign';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Switch } from '../../../../shared/ui/Switch';
import { Text } from '../../../../shared/ui/text';
import { OptionsStore } from '../options.store';
import { optionMessages } from '../shorten.messages';
import type { ShortenFormStore } from '../../shorten-form.store';

interface PanelProps {
  readonly form: ShortenFormStore;
}

const ForMembers = observer(function ForMembers() {
  const intl = useIntl();
  return (
    <Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(optionMessages.forMembers)}
      </Text>
      <AppLink to={PATHS.login} underline="always">
        {intl.formatMessage(optionMessages.logIn)}
      </AppLink>
    </Box>
  );
});

/** What else concerns the address, before the link is made. */
const OptionsPanel = observer(function OptionsPanel({ form }: PanelProps) {
  const intl = useIntl();
  const { session } = useStores();
  const [store] = useState(() => new OptionsStore());
  useEffect(
    () =>
      reaction(
        () => store.options,
        (options) => form.setOptions(options),
      ),
    [form, store],
  );
  return (
    <Stack role="group" aria-label={intl.formatMessage(optionMessages.title)} sx={{ gap: 2 }}>
      <Text component="h2" variant="h3">
        {intl.formatMessage(optionMessages.utm)}
      </Text>
      <UtmFields
        utm={store.fields.utm}
        onChange={(utm) => store.set({ utm })}
        problemOf={(field) => form.form.problemOf(`utm.${field}`)}
      />
      {!session.isSignedIn && (
        <Switch
          label={intl.formatMessage(optionMessages.smartUtm)}
          hint={intl.formatMessage(optionMessages.smartUtmHint)}
          isOn={store.fields.smartUtm}
          onChange={(isOn) => store.set({ smartUtm: isOn })}
        />
      )}
      <Switch
        label={intl.formatMessage(optionMessages.nativeOpen)}
        hint={intl.formatMessage(optionMessages.nativeOpenHint)}
        isOn={store.fields.nativeOpen}
        onChange={(isOn) => store.set({ nativeOpen: isOn })}
      />
      {!session.isSignedIn && <ForMembers />}
    </Stack>
  );
});

export default OptionsPanel;
