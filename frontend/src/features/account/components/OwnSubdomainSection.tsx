import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { shortHost } from '../../../shared/short-host';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { DomainApps } from '../../domains';
import { accountProblems } from '../account-problem.messages';
import { addressMessages } from '../access.messages';
import { sectionMessages } from '../account.messages';
import type { SubdomainFormStore } from '../subdomain-form.store';

interface FormProps {
  readonly store: SubdomainFormStore;
}

/** Stands for a name while there is none, and for the slug of a link. */
const EXAMPLE = { name: 'name', slash: '/', slug: 'abc' };

const Preview = observer(function Preview({ store, root }: FormProps & { readonly root: string }) {
  const intl = useIntl();
  const rest = `.${root}`;
  return (
    <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
      <Text variant="caption" color="textSecondary">
        {intl.formatMessage(addressMessages.preview)}
      </Text>
      <Text
        dir="ltr"
        sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.4 }}
      >
        <Box component="span" sx={{ color: store.name === '' ? 'text.secondary' : 'primary.main' }}>
          {store.name === '' ? EXAMPLE.name : store.name}
        </Box>
        {rest}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {EXAMPLE.slash}
          <wbr />
          {EXAMPLE.slug}
        </Box>
      </Text>
    </Box>
  );
});

const Hint = observer(function Hint({ store }: FormProps) {
  const intl = useIntl();
  if (store.isChecking) return intl.formatMessage(addressMessages.checking);
  if (!store.isFree) return intl.formatMessage(addressMessages.nameHint);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'primary.main', fontWeight: 600 }}
    >
      <CheckIcon sx={{ fontSize: 18 }} />
      {intl.formatMessage(addressMessages.free, { name: store.name })}
    </Box>
  );
});

export const OwnSubdomainSection = observer(function OwnSubdomainSection({ store }: FormProps) {
  const intl = useIntl();
  const { session } = useStores();
  const { form, error, saved } = store;
  const root = session.site?.subdomainRoot ?? shortHost();
  const groupId = session.info?.groupId;
  const save = async (): Promise<void> => {
    if (await store.save()) session.setInfo({ subdomain: store.saved });
  };
  return (
    <SettingsSection
      id="address"
      title={intl.formatMessage(sectionMessages.address)}
      lead={intl.formatMessage(sectionMessages.addressLead)}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <Box role="status" sx={visuallyHidden}>
            {store.isFree && intl.formatMessage(addressMessages.free, { name: store.name })}
          </Box>
          <Box sx={{ maxWidth: { sm: 440 } }}>
            <TextField
              label={intl.formatMessage(addressMessages.name)}
              value={form.values.subdomain}
              onChange={store.setText}
              hint={<Hint store={store} />}
              error={error && intl.formatMessage(problemText(error, accountProblems))}
            />
          </Box>
          <Preview store={store} root={root} />
          {saved !== null && !form.isDirty && (
            <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {intl.formatMessage(addressMessages.live, { host: `${saved}.${root}` })}
            </Text>
          )}
          {saved !== null && form.isDirty && (
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(addressMessages.oldName, { name: saved })}
            </Text>
          )}
          <SaveBar form={form} canSave={store.canSave} texts={accountProblems} />
        </Stack>
      </Box>
      {saved !== null && groupId !== undefined && (
        <DomainApps key={saved} groupId={groupId} host={`${saved}.${root}`} />
      )}
    </SettingsSection>
  );
});
