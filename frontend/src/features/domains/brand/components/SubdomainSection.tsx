import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../../shared/store-context';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { formMessages } from '../../../../shared/ui/form.messages';
import { Box, Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Section } from '../../../../shared/ui/Section';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import { WordChip } from '../../../../shared/ui/WordChip';
import { accountProblems, type SubdomainFormStore } from '../../../account';
import type { MyDomains, Subdomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import { createBrandDomainsApi } from '../create-brand-domains.api';
import { domainListMessages } from '../domain-list.messages';
import { createSubdomainForm } from '../subdomain-form';
import { subdomainMessages as messages } from '../subdomain.messages';
import { SubdomainSocialCode } from './SubdomainSocialCode';

const PROBLEMS = { ...accountProblems, ...brandProblems };

interface FormProps {
  readonly own: Subdomain | null;
  /** What subdomains end with. */
  readonly suffix: string;
  readonly onSaved: (name: string) => void;
  /** Null: there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

const Hint = observer(function Hint({ form }: { readonly form: SubdomainFormStore }) {
  const intl = useIntl();
  if (form.isFree) return intl.formatMessage(messages.free, { name: form.name });
  return intl.formatMessage(form.isChecking ? messages.checking : messages.hint);
});

const SubdomainForm = observer(function SubdomainForm({ own, suffix, onSaved, onCancel }: FormProps) {
  const intl = useIntl();
  const { accountApi } = useStores();
  const api = useApi(createBrandDomainsApi);
  const [form] = useState(() => createSubdomainForm(api, (name) => accountApi.checkSubdomain(name), own));
  useEffect(() => form.dispose, [form]);
  const { error } = form;
  const { failure } = form.form;
  const canSave = form.canSave && form.name !== '';
  const save = async (): Promise<void> => {
    if (canSave && (await form.save())) onSaved(form.name);
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ gap: 1.5, maxWidth: 520 }}
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        value={form.form.values.subdomain}
        onChange={form.setText}
        after={
          <Text component="span" color="textSecondary" dir="ltr">
            {suffix}
          </Text>
        }
        hint={
          <span role="status">
            <Hint form={form} />
          </span>
        }
        error={error && intl.formatMessage(problemText(error, PROBLEMS))}
      />
      {own !== null && (
        <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(messages.oldName, { host: own.shortDomain })}
        </Text>
      )}
      {failure !== null && <ProblemNote problem={failure} texts={PROBLEMS} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!canSave}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(own === null ? messages.make : messages.rename)}
        </Button>
        {onCancel !== null && (
          <Button color="inherit" onClick={onCancel}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});

interface SubdomainSectionProps {
  readonly mine: MyDomains;
  /** Another name is saved. */
  readonly onChange: () => void;
}

/** The domain that everybody can have for nothing. */
export const SubdomainSection = observer(function SubdomainSection({
  mine,
  onChange,
}: SubdomainSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const [isRenaming, setRenaming] = useState(false);
  const { suffix } = mine;
  const own = mine.subdomains[0] ?? null;
  const follow = (name: string): void => {
    setRenaming(false);
    session.setInfo({ subdomain: name });
    announce(intl.formatMessage(messages.done, { host: name + suffix }));
    onChange();
  };
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Stack sx={{ gap: 2 }}>
        {own === null ? (
          <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Text dir="ltr" sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
              {own.shortDomain}
            </Text>
            {own.isDefault && (
              <WordChip color="purple">{intl.formatMessage(domainListMessages.isDefault)}</WordChip>
            )}
            {!isRenaming && (
              <Box sx={{ ml: { sm: 'auto' } }}>
                <Button variant="outlined" onClick={() => setRenaming(true)}>
                  {intl.formatMessage(messages.rename)}
                </Button>
              </Box>
            )}
          </Stack>
        )}
        {(own === null || isRenaming) && (
          <SubdomainForm
            key={own?.name ?? ''}
            own={own}
            suffix={suffix}
            onSaved={follow}
            onCancel={own === null ? null : () => setRenaming(false)}
          />
        )}
        {own !== null && <SubdomainSocialCode own={own} />}
      </Stack>
    </Section>
  );
});
