import { gigabyte, megabyte } from '#contract/bytes.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import {
  accountLimits,
  contactLimits,
  describedStyleLimits,
  faceLimits,
  freeActionLimits,
  galleryLimits,
  jobLimits,
  linkLimits,
  promptLimits,
  trainedStyleLimits,
  uploadLimits,
  voiceLimits,
} from '#contract/limits.ts';
import { writeList } from '#contract/lists.ts';
import { plans, specialDiscount } from '#contract/plans.ts';
import { uploadMegabytes, uploadMegapixels } from '#contract/text-numbers.ts';
import { formTools } from '#contract/tools.ts';
import { formatNumberIn } from '#web/i18n/message.ts';
import type { ErrorTexts } from './error-code-texts.ts';

export const texts: ErrorTexts = {
  invalid_json: 'O corpo da requisição não é JSON válido. Envie um objeto JSON.',
  address_not_allowed: 'Este endereço não pode ser usado. Use o endereço de uma de suas próprias imagens.',
  validation_failed: 'Há campos faltando ou incorretos. Confira e tente de novo.',
  prompt_required: 'Digite um prompt',
  prompt_too_long: `O prompt é longo demais. Use no máximo ${formatNumberIn('pt', promptLimits.maxCharacters)} caracteres.`,
  prompt_invalid: 'O prompt contém um caractere que não pode ser guardado. Retire-o e tente de novo.',
  unknown_variant: `Use a variante ${writeList('pt', formTools, 'or')}.`,
  unknown_style: 'Este estilo não existe. Escolha um da lista.',
  style_name_invalid: `Dê ao estilo um nome de 1 a ${describedStyleLimits.nameMaxCharacters} caracteres visíveis.`,
  style_description_invalid: `Descreva o estilo com ${describedStyleLimits.descriptionMinCharacters} a ${describedStyleLimits.descriptionMaxCharacters} caracteres.`,
  style_name_taken: 'Você já tem um estilo com este nome. Escolha outro.',
  trigger_word_invalid: `Dê ao estilo uma palavra-gatilho de ${trainedStyleLimits.triggerWordMinCharacters} a ${trainedStyleLimits.triggerWordMaxCharacters} letras, números, hifens e sublinhados, sem espaços.`,
  trigger_word_taken: 'Você já tem um estilo com esta palavra-gatilho. Escolha outra.',
  too_few_pictures: `Um estilo precisa de ${trainedStyleLimits.minPictures} a ${trainedStyleLimits.maxPictures} imagens. Adicione mais.`,
  too_many_pictures: `Um estilo precisa de ${trainedStyleLimits.minPictures} a ${trainedStyleLimits.maxPictures} imagens. Envie menos.`,
  rights_not_confirmed: 'Confirme que você pode usar estas imagens para treinar o estilo.',
  training_pictures_identical: `Estas imagens são todas iguais. Use pelo menos ${trainedStyleLimits.minPictures} diferentes.`,
  training_pictures_blank:
    'Estas imagens têm uma única cor, então não há o que aprender. Use imagens que mostrem o seu estilo.',
  training_failed: 'O treino falhou. Recupere o estilo para tentar de novo, sem custo.',
  training_lost: 'O treino foi interrompido. Recupere o estilo para tentar de novo, sem custo.',
  too_many_trained_styles:
    'Você atingiu o limite de estilos treinados do seu plano. Exclua um ou faça upgrade.',
  too_many_trainings:
    'Você já usou todos os treinos deste mês incluídos no seu plano. Tente no mês que vem ou faça upgrade.',
  too_many_references: `Máximo de ${uploadLimits.maxReferences} imagens permitidas`,
  too_many_described_styles:
    'Você atingiu o limite de estilos descritos do seu plano. Exclua um ou faça upgrade.',
  unknown_format:
    'Não há download neste formato. Use jpg, png ou webp, ou fit=2mb para um JPEG de no máximo 2 MB.',
  unknown_aspect_ratio: 'Esta resolução não existe. Escolha 16:9, 1:1 ou 9:16.',
  content_policy:
    'Não foi possível gerar esta imagem porque ela pode violar nossa política de conteúdo. Mude o prompt ou use outra imagem de referência.',
  message_too_short: `Escreva pelo menos ${contactLimits.messageMinCharacters} caracteres.`,
  message_too_long: `A mensagem é longa demais. Use no máximo ${formatNumberIn('pt', contactLimits.messageMaxCharacters)} caracteres.`,
  looks_like_spam: 'Esta mensagem parece spam e não foi enviada. Tire os links do texto e tente de novo.',
  consent_required: 'Marque a caixa para que possamos enviar um e-mail para você.',
  idempotency_mismatch: 'Esta Idempotency-Key já foi usada em outra requisição. Use uma nova.',
  search_too_long: `A busca é longa demais. Use no máximo ${formatNumberIn('pt', galleryLimits.searchMaxCharacters)} caracteres.`,
  too_many_tags: `Uma imagem pode ter no máximo ${galleryLimits.tagsPerImage} etiquetas. Remova algumas primeiro.`,
  too_many_collections: `Você pode ter no máximo ${galleryLimits.collectionsPerUser} coleções. Exclua uma de que não precisa mais.`,
  collection_name_taken: 'Você já tem uma coleção com este nome. Escolha outro.',
  request_id_reused: 'Este ID de requisição já foi usado em outra alteração. Nada foi alterado; use um novo.',
  idempotency_key_invalid: `A Idempotency-Key precisa ter de 1 a ${jobLimits.idempotencyKeyMaxCharacters} caracteres visíveis.`,
  upload_too_slow: 'O envio estava lento demais e foi interrompido. Verifique sua conexão e envie de novo.',
  payload_too_large: `O arquivo é grande demais. Use um de no máximo ${uploadMegabytes} MB.`,
  too_many_files: 'Arquivos demais. Envie menos.',
  unsupported_image: 'Este formato de imagem não é aceito. Use JPEG, PNG, WebP, GIF ou AVIF.',
  unsupported_media_type: 'Este tipo de conteúdo não é aceito aqui.',
  image_too_narrow: `Esta imagem é estreita demais. Corte-a para que o lado maior tenha no máximo ${uploadLimits.maxReferenceRatio} vezes o menor.`,
  face_consent_required:
    'Concorde primeiro que fotos do seu rosto fiquem guardadas aqui até você excluí-las.',
  too_many_faces: `Você pode guardar ${faceLimits.max} fotos do seu rosto. Exclua uma de que não precisa mais.`,
  face_not_found: 'Este rosto não está mais na sua biblioteca. Escolha outro, ou uma foto.',
  image_too_large: `Esta imagem é grande demais. Use uma de no máximo ${uploadMegapixels} megapixels.`,
  profile_picture_too_large: `Esta imagem é grande demais. Use uma de no máximo ${accountLimits.pictureMegapixels} megapixels.`,
  edit_source_required: 'Carregue uma imagem base primeiro',
  edit_not_possible:
    'Nenhum motor daqui consegue fazer essa edição. Descreva-a de outro jeito. Nada foi cobrado.',
  edit_changes_nothing: 'Esta edição não muda nada na imagem. Nenhuma moeda é cobrada por ela.',
  mask_required: 'Pinte primeiro a parte que deve mudar.',
  mask_empty: 'Nada na imagem está selecionado. Pinte, dentro da imagem, a parte que deve mudar.',
  mask_size_mismatch: 'A seleção não tem o tamanho da imagem. Selecione de novo a parte que deve mudar.',
  mask_unreadable: 'Não foi possível ler a seleção. Selecione de novo a parte que deve mudar.',
  pixels_too_large: 'A imagem ainda é grande demais, tente com menos de 400 KB',
  source_required: 'Escolha primeiro uma imagem para ampliar.',
  upscale_too_large: `O resultado passaria de ${uploadMegapixels} megapixels ou ${formatNumberIn('pt', uploadLimits.maxSide)} pixels por lado. Escolha um fator menor.`,
  image_unreadable: 'Esta imagem está danificada ou incompleta. Salve-a outra vez e tente de novo.',
  heic_unsupported:
    'Fotos HEIC não são aceitas. Salve a foto como JPEG ou PNG. No iPhone, escolha Ajustes, Câmera, Formatos, Mais Compatível.',
  analysis_timed_out: 'A análise desta imagem demorou demais. Tente de novo ou use uma menor.',
  unsupported_audio: 'Este formato de áudio não é aceito. Use MP4, MP3, WAV, WebM ou Ogg.',
  audio_too_long: `Esta gravação é longa demais. Fale por no máximo ${voiceLimits.maxSeconds} segundos.`,
  audio_unreadable: 'Esta gravação está danificada ou vazia. Grave de novo.',
  no_speech_detected: 'Nenhuma fala detectada. Fale mais perto do microfone e tente de novo.',
  transcription_unavailable:
    'O ditado não está disponível aqui. Digite o prompt ou use o ditado do seu dispositivo.',
  transcription_failed: 'Não foi possível transcrever o áudio. Tente de novo.',
  enhancement_failed: 'Não foi possível melhorar o prompt. Tente de novo.',
  youtube_link_invalid: 'Insira um link válido do YouTube',
  youtube_thumbnail_failed: 'Não foi possível carregar a thumbnail',
  not_signed_in: 'Entre na sua conta para continuar.',
  invalid_credentials: 'E-mail ou senha incorretos.',
  second_factor_required: 'Digite o código do seu aplicativo autenticador ou um código de recuperação.',
  second_factor_invalid:
    'Este código está errado ou já foi usado. Espere o próximo ou use um código de recuperação.',
  second_factor_is_on: 'O login em duas etapas já está ativado.',
  second_factor_not_begun: 'O login em duas etapas está desativado. Configure-o primeiro no perfil.',
  admin_second_factor_required:
    'Este servidor só abre o painel de administração com login em duas etapas. Ative-o no seu perfil.',
  terms_not_accepted: 'Aceite nossos Termos de Serviço e a Política de Privacidade para continuar',
  sign_up_closed: 'Não é possível criar novas contas aqui. Fale com o operador deste site.',
  invite_required: 'O cadastro aqui é por convite. Abra o link de convite que você recebeu.',
  invite_invalid: 'Este convite já foi usado, expirou ou foi cancelado. Peça um novo.',
  email_invalid: 'Digite um endereço de e-mail válido.',
  email_taken: 'Já existe uma conta com este e-mail. Entre com ela.',
  name_required: 'Digite seu nome.',
  password_too_short: `A senha é curta demais. Use pelo menos ${accountLimits.passwordMinCharacters} caracteres.`,
  password_too_long: `A senha é longa demais. Use no máximo ${accountLimits.passwordMaxCharacters} caracteres.`,
  password_common: 'Esta senha está em listas de senhas comuns e vazadas. Escolha outra.',
  password_sign_in_disabled: 'Contas com e-mail e senha estão desativadas aqui.',
  wrong_password: 'A senha atual está errada.',
  token_invalid: 'Este link já foi usado ou expirou. Peça um novo.',
  wrong_account: 'Este link é de outra conta. Entre com ela e abra-o de novo.',
  email_not_verified: 'Confirme seu e-mail primeiro.',
  account_blocked: 'Esta conta está bloqueada. Fale com o suporte.',
  reauthentication_required: 'Confirme que é você e tente de novo.',
  code_invalid: 'Este código está errado ou expirou. Veja o e-mail mais recente ou peça outro.',
  logout_failed: 'Ocorreu um erro ao sair. Tente de novo.',
  confirmation_mismatch: 'Este não é o e-mail da sua conta. Digite-o para excluir a conta.',
  last_sign_in_method: 'Esta é sua única forma de entrar. Adicione outra antes.',
  sign_in_denied: 'O login não foi permitido. Tente de novo ou entre de outra forma.',
  sign_in_expired: 'Este login já foi usado ou demorou demais. Tente de novo.',
  sign_in_failed: 'Não foi possível concluir o login. Tente de novo.',
  provider_unavailable: 'O serviço de login não está respondendo. Tente mais tarde ou entre de outra forma.',
  provider_email_missing:
    'O serviço de login não informou seu e-mail. Autorize isso ou entre de outra forma.',
  account_exists:
    'Já existe uma conta com este e-mail. Entre como antes e depois vincule este login no seu perfil.',
  provider_account_taken: 'Este login já está vinculado a outra conta.',
  forbidden: 'Você não tem permissão para fazer isto.',
  own_account_not_allowed: 'Você não pode fazer isto com a própria conta. Peça a outro administrador.',
  last_admin: 'Assim ninguém mais seria administrador. Torne outro usuário administrador primeiro.',
  setting_managed_by_environment: 'Isto é definido pelas variáveis de ambiente do servidor. Altere lá.',
  too_few_coins: 'O usuário tem menos moedas do que isso. Digite um valor menor.',
  engine_name_taken: 'Já existe um motor com este nome. Escolha outro.',
  engine_settings_invalid: 'Algumas destas configurações são inválidas. Confira e tente de novo.',
  engine_secret_required: 'O endereço mudou; digite a chave de novo e salve.',
  engine_managed_by_environment: 'Isto é definido pelas variáveis de ambiente do servidor. Mude lá.',
  engine_operation_unsupported:
    'Um destes motores não consegue fazer isto. Recarregue a página e tente de novo.',
  engine_test_unsupported: 'Este motor não faz nada que possa ser testado aqui.',
  engine_limit_reached:
    'Este motor atingiu o limite diário e não foi chamado. Aumente o limite ou tente de novo amanhã (UTC).',
  origin_not_allowed: 'Esta requisição veio de outro site. Abra o Adventure e tente de novo.',
  premium_required: 'Isto exige um plano pago. Faça upgrade para usar.',
  insufficient_coins: 'Moedas insuficientes. Faça upgrade do seu plano para ter mais.',
  coins_not_accepted:
    'As moedas de pagamentos de teste e as moedas grátis de um e-mail não confirmado não valem para o motor desta ferramenta. Nada foi cobrado.',
  not_found: 'Isto não existe ou não é seu.',
  not_a_design:
    'Esta imagem não foi feita pelo motor integrado, então suas partes não podem ser editadas. Edite-a no editor de canvas.',
  design_change_invalid: 'Esta mudança não pode ser aplicada. Escolha outra coisa.',
  preview_superseded: 'Uma mudança mais recente substituiu esta prévia.',
  design_version_limit_reached: `Você já salvou ${freeActionLimits.designVersionsPerPicturePerDay} versões desta imagem hoje. Amanhã você pode salvar mais.`,
  canvas_document_damaged:
    'Esta alteração danificaria o documento, por isso não foi salva. Recarregue a página: o documento está como foi salvo pela última vez.',
  canvas_document_newer:
    'Este documento foi feito por uma versão mais nova do Adventure. Recarregue a página; se não ajudar, atualize antes este servidor.',
  canvas_document_too_large: `Este documento está grande demais para salvar: pode ter ${canvasLimits.stateBytes / megabyte} MB sem as imagens. Remova alguns desenhos ou divida-o em dois documentos.`,
  canvas_document_in_trash: 'Este documento está na lixeira. Restaure-o para continuar trabalhando.',
  canvas_file_invalid:
    'Este arquivo não é um documento do editor ou está danificado. Escolha um arquivo que o editor salvou.',
  canvas_storage_full: `As imagens dos seus documentos podem ocupar ${canvasLimits.assetBytes / gigabyte} GB no total. Exclua para sempre os documentos de que não precisa mais.`,
  canvas_nothing_to_cut_out:
    'Nada se destaca o bastante nesta imagem para ser recortado. Marque-o com o laço ou o pincel.',
  canvas_cut_out_unavailable:
    'Neste servidor não é possível recortar. Marque a parte com o laço ou o pincel.',
  too_many_canvas_documents: `Você pode ter ${canvasLimits.documents} documentos, incluindo os da lixeira. Exclua antes alguns para sempre.`,
  too_many_canvas_snapshots: `Um documento pode ter ${canvasLimits.snapshotsPerDocument} versões salvas. Exclua uma de que não precisa mais.`,
  canvas_font_invalid:
    'Este arquivo não é uma fonte que possa ser usada, ou está danificado. Escolha um arquivo TrueType (.ttf), OpenType (.otf) ou WOFF2 (.woff2) com uma só fonte.',
  canvas_font_restricted:
    'A licença desta fonte não permite incorporá-la, por isso ela não pode ser usada aqui. Peça uma licença a quem a fez ou escolha outra fonte.',
  too_many_canvas_fonts: `Você pode guardar ${canvasLimits.fonts} fontes próprias. Exclua uma de que não precisa mais.`,
  canvas_text_look_invalid:
    'Não foi possível guardar este estilo de texto. Recarregue a página e tente novamente.',
  too_many_canvas_text_looks: `Você pode guardar ${canvasLimits.textLooks} estilos de texto. Remova um de que não precisa mais.`,
  method_not_allowed: 'Este endpoint não aceita este método HTTP.',
  job_not_failed:
    'Esta geração não falhou, por isso não dá para tentar de novo. Pressione Gerar para fazer outra.',
  job_inputs_deleted:
    'Os dados desta imagem não estão mais salvos. Escolha as configurações de novo e pressione Gerar.',
  job_already_finished: 'Esta tarefa já terminou e não pode mais ser cancelada.',
  rate_limited: 'Requisições demais. Espere um momento e tente de novo.',
  free_action_limit_reached: `Você já usou as ${freeActionLimits.assistPerDay} análises, melhorias e transcrições gratuitas de hoje. Tente de novo amanhã.`,
  link_closed: 'Este link não funciona. Talvez tenha terminado. Peça um novo a quem o enviou.',
  link_full: 'Este link atingiu o limite de comentários e escolhas. Escreva para quem o enviou.',
  too_many_links: `Você pode ter no máximo ${linkLimits.maxOpenPerUser} links abertos. Revogue um que não usa mais.`,
  links_off: 'Os links privados estão desligados neste servidor.',
  too_many_submissions:
    'Você atingiu o limite de imagens à espera de aprovação. Espere uma decisão ou retire uma delas.',
  too_many_jobs: 'Você tem imagens demais em andamento. Espere uma ficar pronta.',
  internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  engine_failed: 'Tivemos um problema ao gerar sua imagem. Tente de novo com outras configurações.',
  engine_not_ready: 'Esta ferramenta está indisponível no momento. O operador do site precisa resolver isso.',
  engine_timed_out: 'O motor não respondeu a tempo. Tente de novo.',
  storage_failed: 'Não foi possível salvar a imagem. Tente de novo em instantes.',
  unavailable: 'Uma parte do Adventure não está respondendo. Tente de novo em instantes.',
  cancelled: 'Você cancelou esta tarefa.',
  job_lost:
    'O Adventure parou enquanto um motor trabalhava, e o resultado se perdeu. Suas moedas foram devolvidas. Tente de novo.',
  coins_not_used: 'Este estúdio funciona sem moedas. Não há nada para comprar, e nada foi cobrado.',
  billing_managed_by_stripe:
    'Seus pagamentos são gerenciados pelo Stripe, que este servidor não consegue acessar agora. Avise o operador.',
  billing_disabled: 'Este servidor não vende planos. Peça moedas ou um plano ao operador.',
  sandbox_disabled: 'Os pagamentos de teste estão desativados neste servidor. Nada foi cobrado e nada mudou.',
  unknown_plan: `Este plano não existe. Escolha ${plans.basic.label}, ${plans.pro.label}, ${plans.plus.label} ou ${plans.enterprise.label}, mensal ou anual.`,
  already_on_plan: 'Você já está neste plano. Escolha outro plano ou outra periodicidade.',
  account_deletion_scheduled:
    'Sua conta está marcada para exclusão. Escolha “Manter minha conta” no perfil e depois escolha um plano.',
  no_subscription: 'Você não tem assinatura para gerenciar. Escolha antes um plano na página de planos.',
  discount_not_applicable: `Este desconto vale só para seu primeiro mês de ${plans[specialDiscount.plan].label}. Escolha o plano sem ele.`,
  payment_unavailable:
    'O serviço de pagamento não está respondendo. Nada foi cobrado; tente de novo em um minuto.',
  payment_misconfigured:
    'Os pagamentos não estão totalmente configurados neste servidor. Nada foi cobrado; avise o operador.',
  webhook_signature_invalid:
    'A assinatura do webhook está ausente, incorreta ou é antiga demais. Nada foi feito.',
  webhook_malformed: 'Este webhook não contém um evento válido. Nada foi feito.',
  checkout_not_found: 'Este pagamento não é seu. Nada foi alterado.',
  checkout_expired: 'Este pagamento expirou. Escolha um plano de novo; nada foi cobrado.',
  card_declined: 'O cartão foi recusado. Nada foi cobrado; tente outro cartão.',
  network: 'O Adventure não está respondendo. Tente de novo.',
  bad_response: 'O servidor enviou uma resposta que esta página não entende. Recarregue-a.',
};
