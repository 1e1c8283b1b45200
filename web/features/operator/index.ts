export { useOperator } from './operator.ts';
