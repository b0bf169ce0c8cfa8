export { quantityMoves } from './quantity-moves.ts'
