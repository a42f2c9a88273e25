import { shareProduct } from './test-product.ts';

shareProduct();
