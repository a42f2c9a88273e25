import { useState } from 'react';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from './diary.module.css';

const questions = {
  renew: {
    title: 'Make a new address?',
    text: 'Calendars that use the previous address show nothing new from then on.',
    confirm: 'Make a new one',
    done: 'There is a new address.',
  },
  revoke: {
    title: 'Switch the address off?',
    text: 'Calendars that use it show nothing new from then on.',
    confirm: 'Switch it off',
    done: 'The address has been switched off.',
  },
} as const;

/** The address at which a calendar program shows one's own diary; it is shown once, when it is made. */
export const FeedSection = () => {
  const state = useReading(appointmentCalls.readFeedState, {});
  const renew = useCall(appointmentCalls.renewFeed);
  const revoke = useCall(appointmentCalls.revokeFeed);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<keyof typeof questions>();
  const [address, setAddress] = useState<string>();
  const make = async () => {
    const { path } = await renew.mutateAsync({});
    setAddress(`${window.location.origin}${path}`);
  };
  const end = async () => {
    await revoke.mutateAsync({});
    setAddress(undefined);
  };
  return (
    <details className={styles.feed}>
      <summary>My diary in a calendar on my phone or computer</summary>
      <p>
        A secret address lets a calendar program read your diary. It shows when you are busy, and no name, or initials
        where your organisation has chosen that. Whoever has the address can read it: keep it to yourself.
      </p>
      <Loaded from={state}>
        {({ madeAt }) => (
          <>
            <p>{madeAt ? `Your address was made on ${formatDay(madeAt.slice(0, 10))}.` : 'You have no address yet.'}</p>
            {address && (
              <>
                <TextField
                  name="feed"
                  label="Your address"
                  hint="Copy it now: it is not shown again."
                  value={address}
                  readOnly
                  onFocus={({ target }) => target.select()}
                />
                <p>
                  <QuietButton
                    label="Copy"
                    onClick={() =>
                      void navigator.clipboard.writeText(address).then(
                        () => announce('The address has been copied.'),
                        () => announce('It could not be copied. Please select it and copy it yourself.'),
                      )
                    }
                  />
                </p>
              </>
            )}
            <p className={styles.turning}>
              <QuietButton
                label={madeAt ? 'Make a new address' : 'Make an address'}
                onClick={() => (madeAt ? setAsked('renew') : void make().catch(() => undefined))}
              />
              {madeAt && <QuietButton label="Switch it off" onClick={() => setAsked('revoke')} />}
            </p>
            <p role="alert">{renew.error?.message}</p>
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          {...questions[asked]}
          detail="The address of my diary"
          act={asked === 'renew' ? make : end}
          onClose={() => setAsked(undefined)}
          onDone={() => undefined}
        />
      )}
    </details>
  );
};
