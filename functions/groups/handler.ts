import { groupCalls } from '../../shared/groups/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addMember } from './add-member.ts';
import { callOffDate, takeBackDate } from './call-off-date.ts';
import { changeGroup } from './change-group.ts';
import { changeMember } from './change-member.ts';
import { createGroup } from './create-group.ts';
import { makeDependencies } from './dependencies.ts';
import { listGroups } from './list-groups.ts';
import { readGroup } from './read-group.ts';
import { readRegister } from './read-register.ts';
import { saveRegister } from './save-register.ts';

export const handler = serve(
  groupCalls,
  {
    addMember,
    callOffDate,
    changeGroup,
    changeMember,
    createGroup,
    listGroups,
    readGroup,
    readRegister,
    saveRegister,
    takeBackDate,
  },
  makeDependencies,
);
