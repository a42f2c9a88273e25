import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { letterCalls } from '../../../../shared/letters/calls.ts';
import {
  letterFields,
  letterInput,
  mayPost,
  postIsNotSafe,
  purposeOfParty,
  usualWay,
} from '../../../../shared/letters/letter.ts';
import { dayInLetter, envelopeOf, letterFactsOf } from '../../../../shared/letters/letter-facts.ts';
import {
  type LetterParty,
  letterKindLabels,
  letterKinds,
  letterParties,
  letterPartyLabels,
  letterWayLabels,
  letterWays,
} from '../../../../shared/letters/letter-kinds.ts';
import { letterWords } from '../../../../shared/letters/letter-words.ts';
import { letterTemplateCalls } from '../../../../shared/letters/template-calls.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { notAgreed } from '../../../../shared/privacy/consent.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { type StaffForm, useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { lettersScreen, newLetterScreen, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { FormAboutPatient } from '../../patients/parts/form-about-patient.tsx';
import { useRecord } from '../../patients/parts/queries.ts';
import { useSummaryPart } from '../../patients/parts/summary-reading.ts';
import {
  type AddressedPatient,
  useAddressedPatient,
  useFormInstance,
} from '../../patients/parts/use-addressed-patient.ts';
import { useConsentState } from '../../privacy/parts/consent-reading.ts';
import { ConsentToShare } from '../../privacy/parts/consent-to-share.tsx';
import { LetterPaper } from '../parts/letter-paper.tsx';
import {
  beginLetter,
  blank,
  blankValues,
  isKind,
  ownFields,
  schema,
  sent,
  type Values,
  type Written,
} from './letter-values.ts';

type PartProps = { form: StaffForm<Values>; record: PatientRecord };

/** What a letter begins with: at once while nobody has written anything, afterwards only if it is asked for. */
const Beginning = ({ form, record }: PartProps) => {
  const announce = useAnnounce();
  const { patientId } = record;
  const sessions = useSummaryPart(patientId, 'appointments');
  const scores = useSummaryPart(patientId, 'scores');
  const own = useReading(letterTemplateCalls.readLetterTemplates, {});
  const [begun, setBegun] = useState<Written>(blankValues);
  const facts = letterFactsOf({
    record,
    sessions: sessions.data && {
      coming: onlyReadable(sessions.data.coming),
      past: onlyReadable(sessions.data.past),
    },
    scores: scores.data && onlyReadable(scores.data.content),
  });
  const { kind } = form.values;
  const isOwn = ownFields.some((field) => form.values[field].trim() !== '' && form.values[field] !== begun[field]);
  const templates = own.data?.templates ?? [];
  const begin = (chosen: string) => {
    const words = isKind(chosen) ? letterWords[chosen] : templates.find(({ id }) => id === chosen);
    if (!words) return;
    const letter = beginLetter(words, record, facts);
    setBegun(letter);
    form.write({ kind: chosen, ...letter });
    announce('The letter is filled in. Please read it through.');
  };
  // Nothing can be filled in before it has been read.
  const isReading = [sessions, scores, own].some(({ isLoading }) => isLoading);
  return (
    <>
      <SelectField
        {...form.choice('kind')}
        label="What kind of letter is it?"
        choices={
          isReading
            ? [['', 'Please wait']]
            : [
                ['', 'Please choose'],
                ...templates.map(({ id, name }) => [id, name] as const),
                ...choicesOf(letterKinds, letterKindLabels),
              ]
        }
        onChoose={(chosen) => (chosen === '' || isOwn ? form.write({ kind: chosen }) : begin(chosen))}
      />
      {kind !== '' && isOwn && (
        <QuietButton label="Put the words of this letter in the place of mine" onClick={() => begin(kind)} />
      )}
    </>
  );
};

/** How the letter reaches them: by post only where that is safe. */
const Way = ({ form, record }: PartProps) => {
  const { party } = form.values;
  const isPosted = mayPost(party, record.referralSafeContact);
  const offered = letterWays.filter((way) => way !== 'post' || isPosted);
  return (
    <SelectField
      {...form.choice('way')}
      label="How does it reach them?"
      hint={isPosted ? undefined : postIsNotSafe}
      choices={choicesOf(offered, letterWayLabels)}
    />
  );
};

/** The envelope: whom the letter is to, and how it reaches them. A name or an address that was typed stays. */
const Envelope = ({ form, record }: PartProps) => {
  const { name, address } = form.values;
  const isFilled = letterParties.some((party) => {
    const filled = envelopeOf(record, party);
    return filled.name === name && filled.address === address;
  });
  const isOwn = !isFilled && (name !== '' || address !== '');
  return (
    <>
      <SelectField
        {...form.choice('party')}
        label="Whom is it to?"
        choices={choicesOf(letterParties, letterPartyLabels)}
        onChoose={(party: LetterParty) =>
          form.write({
            party,
            way: usualWay(party, record.referralSafeContact),
            ...(!isOwn && envelopeOf(record, party)),
          })
        }
      />
      <TextField {...form.field('name')} label="Name on the envelope" />
      <LongTextField {...form.field('address')} label="Address" rows={4} />
      <Way form={form} record={record} />
    </>
  );
};

const NewLetter = (addressed: AddressedPatient) => {
  const patientId = addressed.patient?.patientId;
  const navigate = useNavigate();
  const announce = useAnnounce();
  const form = useStaffForm({
    place: { form: 'letter', recordId: patientId },
    schema,
    saved: blank,
    limits: letterFields,
  });
  const { values } = form;
  const { data: record } = useRecord(patientId);
  const purpose = purposeOfParty(values.party);
  const state = useConsentState(purpose && patientId, purpose ?? 'services');
  const { data: own } = useOwnAccount();
  const check = (written: Values): FieldErrors => ({
    ...(patientId === undefined && { patient: 'Please choose the patient whom the letter is about.' }),
    ...checkFields(letterInput, sent(written), undefined, Object.keys(letterFields)),
    ...(state !== undefined && state !== 'given' && !written.withoutConsent.trim() && { withoutConsent: notAgreed }),
  });
  const save = async () => {
    const saved = await form.submit({
      check,
      body: ({ values: written }) => [patientId, written],
      send: ({ values: written }, idempotencyKey) =>
        send(letterCalls.addLetter, {
          params: { patientId: patientId ?? '' },
          body: sent(written),
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 201 ? { value: answer.body.letterId } : undefined),
    });
    if (saved && patientId !== undefined) {
      announce('The letter has been saved. You can print it here.');
      void navigate(lettersScreen(patientId, saved.value));
    }
    return saved;
  };
  return (
    <FormAboutPatient
      {...addressed}
      form={form}
      title={titles.newLetter}
      what="letter"
      first="kind"
      save={save}
      after="letter"
    >
      {record && <Beginning form={form} record={record} />}
      {record && <Envelope form={form} record={record} />}
      <TextField {...form.field('subject')} label="What is it about?" />
      <LongTextField
        {...form.field('text')}
        label="Letter"
        hint="An empty line begins a new paragraph. Your name comes below it."
        rows={16}
      />
      {patientId !== undefined && purpose && (
        <ConsentToShare patientId={patientId} state={state} reason={form.field('withoutConsent')} />
      )}
      {values.text.trim() !== '' && (
        <details>
          <summary>See it as its reader does</summary>
          <LetterPaper {...values} day={dayInLetter(today())} signedBy={own?.name ?? ''} level="h2" />
        </details>
      )}
    </FormAboutPatient>
  );
};

/** A letter about the patient of the address. */
export const Component = () => {
  const addressed = useAddressedPatient(newLetterScreen);
  return <NewLetter key={useFormInstance(addressed.id)} {...addressed} />;
};
