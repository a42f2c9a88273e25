import { useState } from 'react';

/** A row that somebody has chosen; `danger` names what it speaks of, for which it is confirmed by name. */
export type Chosen = { id: string; name: string; danger?: string | undefined };

export type Choosing<Row extends Chosen> = {
  chosen: readonly Row[];
  isChosen: (id: string) => boolean;
  tick: (rows: readonly Row[], isOn: boolean) => void;
  clear: () => void;
};

/** The rows that somebody has chosen; they stay chosen while pages are turned. */
export const useChosen = <Row extends Chosen>(): Choosing<Row> => {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  return {
    chosen,
    isChosen: (id) => chosen.some((one) => one.id === id),
    tick: (rows, isOn) =>
      setChosen((before) => [...before.filter(({ id }) => !rows.some((row) => row.id === id)), ...(isOn ? rows : [])]),
    clear: () => setChosen([]),
  };
};
