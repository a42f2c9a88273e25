import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { diary } from '../../shared/appointments/calls.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
type NewGroup = BodyInput<typeof diary.createGroup>;
type NewMember = BodyInput<typeof diary.addMember>;
export type SentRegister = BodyInput<typeof diary.saveRegister>;

/** Groups of a product, made and read as staff do. */
export const openGroups = (product: Product, headers: Headers) => {
  const keyed = (key: string) => ({ ...headers, 'Idempotency-Key': key });
  return {
    create: (group: Partial<NewGroup> & Pick<NewGroup, 'leaderId' | 'weekdays' | 'from'>, key: string = randomUUID()) =>
      ask(product.url, diary.createGroup, {
        body: { name: 'Coffee and words', service: '', time: '10:00', minutes: 90, where: '', ...group },
        headers: keyed(key),
      }),
    change: (groupId: string, body: BodyInput<typeof diary.changeGroup>) =>
      ask(product.url, diary.changeGroup, { params: { groupId }, body, headers }),
    async read(groupId: string) {
      const { body } = await ask(product.url, diary.readGroup, { params: { groupId }, headers });
      return diary.readGroup.replies[200].parse(body);
    },
    async list(state: 'active' | 'ended') {
      const { body } = await ask(product.url, diary.listGroups, { params: { state }, headers });
      return diary.listGroups.replies[200].parse(body).content.flatMap((row) => ('unreadable' in row ? [] : [row]));
    },
    add: (groupId: string, member: NewMember, key: string = randomUUID()) =>
      ask(product.url, diary.addMember, { params: { groupId }, body: member, headers: keyed(key) }),
    changeMember: (groupId: string, memberId: string, body: BodyInput<typeof diary.changeMember>) =>
      ask(product.url, diary.changeMember, { params: { groupId, memberId }, body, headers }),
    callOff: (groupId: string, day: string, reason: string) =>
      ask(product.url, diary.callOffDate, { params: { groupId, day }, body: { reason }, headers }),
    takeBack: (groupId: string, day: string) =>
      ask(product.url, diary.takeBackDate, { params: { groupId, day }, headers }),
    async register(groupId: string, day: string) {
      const { body } = await ask(product.url, diary.readRegister, { params: { groupId, day }, headers });
      return diary.readRegister.replies[200].parse(body);
    },
    save: (groupId: string, day: string, register: Partial<SentRegister>) =>
      ask(product.url, diary.saveRegister, {
        params: { groupId, day },
        body: { marks: [], guests: [], note: '', version: 0, ...register },
        headers,
      }),
  };
};
