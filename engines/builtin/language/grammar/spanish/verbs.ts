import { verbFormMap } from '../grammar.ts';

/** The forms of a regular Spanish verb that titles use; spelling changes of -car, -gar and -zar are kept. */
function conjugateSpanish(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const ending = verb.slice(-2);
  if (ending === 'ar') {
    const soft = stem.endsWith('c')
      ? `${stem.slice(0, -1)}qu`
      : stem.endsWith('g')
        ? `${stem}u`
        : stem.endsWith('z')
          ? `${stem.slice(0, -1)}c`
          : stem;
    const plain = 'o a as an amos ó aron aste aba aban ando ado ada ados adas ar aré ará arán aría ara'.split(
      ' ',
    );
    return [...plain.map((end) => stem + end), ...['é', 'e', 'en', 'es'].map((end) => soft + end)];
  }
  const shared = 'o e es en í ió ieron iste ía ían iendo ido ida idos idas a an as'.split(' ');
  const own = ending === 'er' ? 'er emos eré erá erán ería' : 'ir imos iré irá irán iría';
  return [...shared, ...own.split(' ')].map((end) => stem + end);
}

const irregular = {
  hacer: 'hago hace hacen hice hizo hicimos hicieron hecho hecha hecho haz hacer haciendo haga hará harías',
  decir: 'dice dijo dicen digo dicho decir diciendo ',
  ver: ' vi vio  visto vista viendo ver vea vemos vimos vieron',
  tener: 'teniendo tenido',
  querer: 'quiere quiero quiso quieren quería queriendo',
  saber: 'sabe sabías supe supo saben sabía saber',
  poner: 'pone puse puso ponen puesto poniendo poner ',
  salir: 'sale salgo salí salió salen salir saliendo',
  venir: 'viene vine  vienen vengo vengas venir viniendo',
  dormir: 'duerme duermo duermes durmió durmieron dormí durmiendo dormir duermen',
  morir: 'muere murió mueren murieron morir muriendo',
  jugar: 'juega  juegas juegan jugué jugó jugando jugar juegue jugamos',
  contar: '  conté contó contar contando cuentan',
  costar: 'cuesta cuestan costó costar',
  encontrar: 'encuentra encuentro encuentran encontré encontró encontramos encontrar',
  empezar: 'empieza empiezo empecé empezó empezar empiezan',
  cerrar: 'cierra cerró cerrar cierran',
  perder: 'pierde pierdo pierden perdí perdió perder perdiendo',
  entender: 'entiende entiendo entender entendí',
  pensar: 'piensa pienso pensé pensar piensan',
  sentir: 'siente siento sintió sentí sentir',
  seguir: 'sigue sigo siguió seguí seguir siguen',
  pedir: 'pide pido pedí pidió pedir',
  traer: 'trae trajo  traer',
  caer: 'cae caen cayó caí caer cayendo',
  leer: 'lee leo leyó leí leer leyendo lea',
  construir:
    'construye construyo construí construyó construyendo construir construimos construyen construido',
  destruir: 'destruye destruyen destruyó destruí destruir destruyendo',
  huir: 'huye huyó huí huir',
  dar: ' doy  dio dan dando dar dé',
  ir: 'ir fui vamos yendo fuimos fueron',
  oír: 'oye oí oyó oír',
  volver: 'vuelve vuelvo volví volvió volver vuelven',
  poder: 'pudo',
  probar: 'prueba pruebo probé probó probar probando prueban probamos',
  volar: 'vuela vuelan volé voló volar volando',
  mostrar: ' muestran mostró mostrar',
  soñar: 'sueña soñé soñar',
  acostar: 'acuesta',
  despertar: 'despierta despierto desperté despertó despertar',
  mentir: 'miente mintió mentí mentir mintiendo',
  invertir: 'invierte invierto invertí invirtió invertir invirtiendo',
  convertir: 'convierte convertí convirtió convertir',
  divertir: 'divierte',
  vestir: 'viste vistió vestir',
  servir: 'sirve sirvió servir sirven',
  repetir: 'repite repetí repitió repetir',
  medir: 'mide medir',
  freír: 'fríe freír frito',
  reír: 'ríe reí rió reír riendo',
  sonreír: 'sonríe sonrió sonreír sonriendo',
  conducir: 'conduce conduje condujo conducir conduciendo',
  obligar: 'obliga obligan obligó',
  crecer: 'crece crecen creció crecer crezca',
  conocer: 'conoce conozco conocí conoció conocer conocen',
  parecer: 'parece parecen',
  aparecer: 'aparece apareció aparecen aparecer',
  desaparecer: 'desaparece desapareció desaparecen desaparecer desaparecieran desapareciera',
  extinguir: 'extinguió extinguieron',
  elegir: 'elige elegí eligió elegir',
  apostar: ' aposté apostó apostar',
  colgar: 'cuelga',
  almorzar: 'almuerza',
  forzar: '',
  recordar: 'recuerda ',
  sonar: 'suena',
  temblar: 'tiembla',
  llover: 'llueve llover lloviendo',
  resolver: 'resuelve resolví resolvió resolver',
  mover: 'mueve movió mover mueven',
  romper: 'rompe rompí rompió roto romper',
  abrir: 'abre abrí abrió abren abierto abrir abriendo abras',
  escribir: 'escribe escribí escribió escrito escribir',
  descubrir: 'descubre descubrí descubrió descubren descubierto descubrir descubriendo descubrimos',
  cubrir: 'cubre cubierto',
};

const regular = `envenenar apuñalar sospechar humillar desmayar criticar opinar lograr clonar imitar tragar morder picar asaltar patinar disparar apuntar rasgar doblar planchar barrer regar podar sembrar cosechar pelar amasar marinar empatar fichar marcar golear clasificar debutar jubilar heredar subastar rebajar roncar ladrar maullar aullar rugir escupir soplar empujar estirar levantar arruinar presumir ordenar cenar pedalear arder inundar bucear colorear ayunar bordar arreglar tejer esquiar anunciar aprobar paralizar derrumbar colapsar advertir confirmar suspender cancelar exigir denunciar rechazar bajar tumbar desatar desplomar hallar capturar condenar acusar lanzar firmar amenazar golpear azotar arrastrar cobrar registrar alcanzar superar retirar multar abandonar aburrir acabar acampar aceptar aclarar acompañar adelgazar adoptar afectar ahorrar alquilar amar analizar andar aparcar aplicar aprender aprovechar armar arrasar arreglar arrestar arriesgar asar asustar atacar atrapar atravesar aumentar ayudar bailar bajar batir beber bloquear borrar buscar calcular cambiar caminar cantar capturar cargar casar causar cazar celebrar chocar cocinar coger combatir comer comenzar comparar competir completar comprar comprobar confesar congelar conquistar conseguir consumir controlar convencer correr cortar coser crear criar cruzar cuidar cultivar curar cumplir decidir decorar defender dejar derrotar derribar desafiar desayunar descargar detener desbloquear desenmascarar despedir devorar dibujar dirigir discutir disfrutar dividir divorciar doblar dominar duplicar durar editar eliminar emigrar emprender enamorar encender encerrar enfrentar engañar enseñar entrar entregar entrenar entrevistar enterrar enviar escalar escapar esconder escuchar escupir esperar espiar esquiar estafar estudiar estrenar evacuar evitar evolucionar existir experimentar explicar explorar explotar exponer expulsar faltar fallar fabricar filmar fingir firmar flotar formar fracasar funcionar ganar gastar girar grabar gritar guardar gustar hablar hackear hallar hervir hornear hundir imaginar impedir importar infiltrar instalar inventar investigar invadir invitar lanzar lavar levantar limpiar llamar llegar llenar llevar llorar luchar madrugar mandar manejar manipular matar mejorar memorizar meter mezclar meditar mirar montar mudar multiplicar nadar necesitar negociar nevar obligar ocultar ocurrir odiar ofrecer olvidar organizar pagar parar participar partir pasar pasear patear pelear pegar perdonar perseguir pescar pintar pisar plantar practicar preguntar preparar presentar prestar prevenir procrastinar programar prohibir prometer proteger provocar publicar quedar quemar quitar reaccionar realizar recaudar recibir reciclar reciclar reconocer recorrer recuperar reemplazar reformar regalar regañar regresar renovar renunciar reparar rescatar respetar respirar responder restaurar retar revelar revisar rezar robar rodar sacar sacudir salvar saltar secuestrar sobrevivir sobrevivir sofrer solucionar soltar soportar sorprender subir sufrir superar surfear tardar tejer temer terminar tirar tocar tomar trabajar traicionar transformar tratar triunfar unir usar utilizar valer vencer vender viajar vigilar visitar vivir votar zarpar`;

export const spanishNounLikeVerbs =
  'pico picos pica cosecha cosechas marcado picado rugido ladrido empate fichaje casa casas compra compras prueba pruebas corte cortes costa baile bailes canto cuenta cuento cuentos juego juegos lucha luchas mesa paso pasos pesca pesos peso pinta punto receta regalo regalos salto salida sueño sueños toque trabajo trabajos uso usos vida venta ventas viaje viajes visita visitas voto votos comida bebida entrada partida partido partidos subida vuelta vueltas vuelo vuelos ayuda amo ama camino caminos carga causa causas caso casos cura desafío desafíos reto retos dibujo dibujos estudio estudios falta fallo fallos fiesta forma formas gasto gastos grito gritos guarda lava limpio limpia limpios limpias llama llamas llave llanto mando marca medida muestra nada nado obra parte partes pelea peleas pega plan planta plantas practica práctica prácticas pregunta preguntas quema reforma regla renta respuesta rica rico robo robos rueda saca sala sobre sombra tarde tardes teje tira toma traje trajes trato vela velas vista visto cosa recorrido barco cambio cambios carrera casos celebra cena coche cocina cocinas cola corre crema cría fuerza fuego grabado hecho hechos helado herida marido mira mirada miedo mente pasado pescado pintura pollo puesto queso sonido tema temas vestido vino viste ve coma come sale salsa sales nieve siente cierre monta monto monte abono busca caza cita comienzo engaño entierro firma gana ganas lleva mete mientras mismo ojo oro parada pena pido pon resto rescate reino toca tocado truco duda tarda temblor temporada pasta cobre lea libra sede seda vivo viva vivos vivas parto pinto bota apuesta ruta';

export const spanishVerbForms = verbFormMap(regular, conjugateSpanish, irregular);
