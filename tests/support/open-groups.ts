import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import { groupCalls } from '../../shared/groups/calls.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
type NewGroup = BodyInput<typeof groupCalls.createGroup>;
type NewMember = BodyInput<typeof groupCalls.addMember>;
export type SentRegister = BodyInput<typeof groupCalls.saveRegister>;

/** Groups of a product, made and read as staff do. */
export const openGroups = (product: Product, headers: Headers) => {
  const keyed = (key: string) => ({ ...headers, 'Idempotency-Key': key });
  return {
    create: (group: Partial<NewGroup> & Pick<NewGroup, 'leaderId' | 'weekdays' | 'from'>, key: string = randomUUID()) =>
      ask(product.url, groupCalls.createGroup, {
        body: { name: 'Coffee and words', service: '', time: '10:00', minutes: 90, where: '', ...group },
        headers: keyed(key),
      }),
    change: (groupId: string, body: BodyInput<typeof groupCalls.changeGroup>) =>
      ask(product.url, groupCalls.changeGroup, { params: { groupId }, body, headers }),
    async read(groupId: string) {
      const { body } = await ask(product.url, groupCalls.readGroup, { params: { groupId }, headers });
      return groupCalls.readGroup.replies[200].parse(body);
    },
    async list(state: 'active' | 'ended') {
      const { body } = await ask(product.url, groupCalls.listGroups, { params: { state }, headers });
      return groupCalls.listGroups.replies[200]
        .parse(body)
        .content.flatMap((row) => ('unreadable' in row ? [] : [row]));
    },
    add: (groupId: string, member: NewMember, key: string = randomUUID()) =>
      ask(product.url, groupCalls.addMember, { params: { groupId }, body: member, headers: keyed(key) }),
    changeMember: (groupId: string, memberId: string, body: BodyInput<typeof groupCalls.changeMember>) =>
      ask(product.url, groupCalls.changeMember, { params: { groupId, memberId }, body, headers }),
    callOff: (groupId: string, day: string, reason: string) =>
      ask(product.url, groupCalls.callOffDate, { params: { groupId, day }, body: { reason }, headers }),
    takeBack: (groupId: string, day: string) =>
      ask(product.url, groupCalls.takeBackDate, { params: { groupId, day }, headers }),
    async register(groupId: string, day: string) {
      const { body } = await ask(product.url, groupCalls.readRegister, { params: { groupId, day }, headers });
      return groupCalls.readRegister.replies[200].parse(body);
    },
    save: (groupId: string, day: string, register: Partial<SentRegister>) =>
      ask(product.url, groupCalls.saveRegister, {
        params: { groupId, day },
        body: { marks: [], guests: [], note: '', version: 0, ...register },
        headers,
      }),
  };
};
